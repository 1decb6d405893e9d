/** Path of the identity provider under the sandbox's URL. */
export const identityPath = '/identity'
