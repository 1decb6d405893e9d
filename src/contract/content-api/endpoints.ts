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
import { articleSchema, categorySchema, guideSchema, whiteBookSchema } from './entries.schema.ts'
import { collectionSchema, singleSchema } from './envelope.schema.ts'
import { footerSchema, globalSchema, homepageSchema, menuSchema, pageSchema } from './pages.schema.ts'

type ContentCall = {
  readonly method: 'GET' | 'POST'
  /** Under the backend's address and prefix. */
  readonly path: `/${string}`
  /** Whether the call carries a user's own token (P-211). */
  readonly access: 'public' | 'user'
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

/** Calls that read what editors wrote. */
export const contentEndpoints = {
  listArticles: {
    method: 'GET',
    path: '/articles',
    access: 'public',
    answer: collectionSchema(articleSchema),
  },
  listGuides: { method: 'GET', path: '/guides', access: 'public', answer: collectionSchema(guideSchema) },
  listWhiteBooks: {
    method: 'GET',
    path: '/white-books',
    access: 'public',
    answer: collectionSchema(whiteBookSchema),
  },
  listCategories: {
    method: 'GET',
    path: '/categories',
    access: 'public',
    answer: collectionSchema(categorySchema),
  },
  listPages: { method: 'GET', path: '/pages', access: 'public', answer: collectionSchema(pageSchema) },
  getHomepage: { method: 'GET', path: '/homepage', access: 'public', answer: singleSchema(homepageSchema) },
  getMenu: { method: 'GET', path: '/menu', access: 'public', answer: singleSchema(menuSchema) },
  getFooter: { method: 'GET', path: '/footer', access: 'public', answer: singleSchema(footerSchema) },
  getGlobal: { method: 'GET', path: '/global', access: 'public', answer: singleSchema(globalSchema) },
} as const satisfies Record<string, ContentCall>

/** Calls of the content backend's own users (P-210). */
export const contentAuthEndpoints = {
  getMe: { method: 'GET', path: '/users/me', access: 'user', answer: contentUserSchema },
  signIn: {
    method: 'POST',
    path: '/auth/local',
    access: 'public',
    body: credentialsSchema,
    answer: signedInSchema,
  },
  register: {
    method: 'POST',
    path: '/auth/local/register',
    access: 'public',
    body: registrationSchema,
    answer: registeredSchema,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    body: emailBodySchema,
    answer: forgotPasswordResponseSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    body: passwordResetSchema,
    answer: signedInSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    body: passwordChangeSchema,
    answer: signedInSchema,
  },
  sendEmailConfirmation: {
    method: 'POST',
    path: '/auth/send-email-confirmation',
    access: 'public',
    body: emailBodySchema,
    answer: confirmationSentSchema,
  },
  /** Query: `access_token`. The browser is sent to `/connect/{provider}` first. */
  finishProvider: {
    method: 'GET',
    path: '/auth/{provider}/callback',
    access: 'public',
    answer: signedInSchema,
  },
} as const satisfies Record<string, ContentCall>
