/** Groups in one browser chunk the home page that only signed-in investors load, with its loader. */
export { loadOwnHome } from '~/features/position/own-home-data.ts'
export { OwnHomePart } from '~/features/position/own-home-part.ts'
