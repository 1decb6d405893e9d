import type { z } from 'zod'
import {
  confirmationSentSchema,
  contentUserSchema,
  credentialsSchema,
  emailBodySchema,
  forgotPasswordResponseSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registeredSchema,
  registrationSchema,
  signedInSchema,
} from './auth.schema.ts'
import {
  articleSchema,
  categorySchema,
  contentAuthorSchema,
  guideSchema,
  seriesSchema,
  whiteBookSchema,
} from './entries.schema.ts'
import { collectionSchema, singleSchema } from './envelope.schema.ts'
import { footerSchema, globalSchema, homepageSchema, menuSchema, pageSchema } from './pages.schema.ts'

type ContentCall = {
  readonly method: 'GET' | 'POST'
  /** Under the backend's address and prefix. */
  readonly path: `/${string}`
  /** Access of the call: `user` calls carry a user's own token (P-211). */
  readonly access: 'public' | 'user'
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

/** Calls that read editors' content. */
export const contentEndpoints = {
  listArticles: {
    method: 'GET',
    path: '/articles',
    access: 'public',
    response: collectionSchema(articleSchema),
  },
  listGuides: { method: 'GET', path: '/guides', access: 'public', response: collectionSchema(guideSchema) },
  listWhiteBooks: {
    method: 'GET',
    path: '/white-books',
    access: 'public',
    response: collectionSchema(whiteBookSchema),
  },
  listCategories: {
    method: 'GET',
    path: '/categories',
    access: 'public',
    response: collectionSchema(categorySchema),
  },
  /** Optional: 404 from a content backend without the type. */
  listAuthors: {
    method: 'GET',
    path: '/authors',
    access: 'public',
    response: collectionSchema(contentAuthorSchema),
  },
  /** Optional: 404 from a content backend without the type. */
  listSeries: {
    method: 'GET',
    path: '/all-series',
    access: 'public',
    response: collectionSchema(seriesSchema),
  },
  listPages: { method: 'GET', path: '/pages', access: 'public', response: collectionSchema(pageSchema) },
  getHomepage: { method: 'GET', path: '/homepage', access: 'public', response: singleSchema(homepageSchema) },
  getMenu: { method: 'GET', path: '/menu', access: 'public', response: singleSchema(menuSchema) },
  getFooter: { method: 'GET', path: '/footer', access: 'public', response: singleSchema(footerSchema) },
  getGlobal: { method: 'GET', path: '/global', access: 'public', response: singleSchema(globalSchema) },
} as const satisfies Record<string, ContentCall>

/** Calls of the content backend's own users (P-210). */
export const contentAuthEndpoints = {
  getMe: { method: 'GET', path: '/users/me', access: 'user', response: contentUserSchema },
  signIn: {
    method: 'POST',
    path: '/auth/local',
    access: 'public',
    body: credentialsSchema,
    response: signedInSchema,
  },
  register: {
    method: 'POST',
    path: '/auth/local/register',
    access: 'public',
    body: registrationSchema,
    response: registeredSchema,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    body: emailBodySchema,
    response: forgotPasswordResponseSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    body: passwordResetSchema,
    response: signedInSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    body: passwordChangeSchema,
    response: signedInSchema,
  },
  sendEmailConfirmation: {
    method: 'POST',
    path: '/auth/send-email-confirmation',
    access: 'public',
    body: emailBodySchema,
    response: confirmationSentSchema,
  },
  /** Query: `access_token`. The browser is sent to `/connect/{provider}` first. */
  finishProvider: {
    method: 'GET',
    path: '/auth/{provider}/callback',
    access: 'public',
    response: signedInSchema,
  },
} as const satisfies Record<string, ContentCall>
