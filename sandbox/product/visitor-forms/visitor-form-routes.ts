import { createRoute } from '@hono/zod-openapi'
import { productEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import { bodyOf, headers, idParams, json, refused } from '../route-parts.ts'

const refusals = {
  400: refused('The body is malformed'),
  429: refused('The visitor has sent too many forms'),
}

/** `POST /contact-messages` */
export const sendContactMessageRoute = createRoute({
  method: 'post',
  path: '/contact-messages',
  summary: 'Takes a message of the contact form',
  request: { headers, body: bodyOf(productEndpoints.sendContactMessage.body) },
  responses: { 200: json(productEndpoints.sendContactMessage.response, 'Sent, or held'), ...refusals },
})

/** `POST /contact-messages/confirm` */
export const confirmContactMessageRoute = createRoute({
  method: 'post',
  path: '/contact-messages/confirm',
  summary: 'Lets a held message go, by the secret of the link that was sent by email',
  request: { headers, body: bodyOf(productEndpoints.confirmContactMessage.body) },
  responses: {
    200: json(productEndpoints.confirmContactMessage.response, 'The message has gone'),
    404: refused('The secret is unknown or too old'),
    ...refusals,
  },
})

/** `POST /white-book-requests` */
export const requestWhiteBookRoute = createRoute({
  method: 'post',
  path: '/white-book-requests',
  summary: 'Sends the link of a white book by email',
  request: { headers, body: bodyOf(productEndpoints.requestWhiteBook.body) },
  responses: {
    200: json(productEndpoints.requestWhiteBook.response, 'Sent'),
    422: refused('The link leads elsewhere than to the portal'),
    ...refusals,
  },
})

/** `POST /white-book-requests/{id}/opened` */
export const openWhiteBookRoute = createRoute({
  method: 'post',
  path: '/white-book-requests/{id}/opened',
  summary: 'Takes note that the link of a request was opened',
  request: { headers, params: idParams },
  responses: { 200: json(productEndpoints.openWhiteBook.response, 'Noted') },
})
