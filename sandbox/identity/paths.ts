/** Path of the identity provider under the sandbox's address. */
export const identityPath = '/identity'
