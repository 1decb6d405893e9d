import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Attributes as written by an editor. Relations are document ids, files are media ids, components are
 * objects.
 */
export type StoredAttributes = Readonly<Record<string, unknown>>

/** Every version of every entry: one row for each language and for each of draft and published. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: serial('id').primaryKey(),
    type: text('type').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    data: jsonb('data').$type<StoredAttributes>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    publishedAt: instant('published_at'),
  },
  (table) => [
    uniqueIndex('content_entries_version').on(table.type, table.documentId, table.locale, table.state),
    index('content_entries_type').on(table.type, table.state, table.locale),
  ],
)

/** Recipe of a media file: the input of `make-upload`. */
export type MediaRecipe =
  | { readonly kind: 'cover'; readonly illustration: string; readonly seed: string }
  | { readonly kind: 'white-book'; readonly document: string; readonly locale: string }
  | { readonly kind: 'film'; readonly film: string; readonly locale: string }
  | { readonly kind: 'captions'; readonly film: string; readonly locale: string }

/**
 * The media library. Files are generated from their recipe on first request; `sizeBytes` is null until
 * then.
 */
export const contentMedia = pgTable('content_media', {
  id: serial('id').primaryKey(),
  documentId: text('document_id').notNull().unique(),
  fileName: text('file_name').notNull(),
  name: text('name').notNull(),
  alternativeText: text('alternative_text'),
  caption: text('caption'),
  width: integer('width'),
  height: integer('height'),
  mime: text('mime').notNull(),
  sizeBytes: integer('size_bytes'),
  recipe: jsonb('recipe').$type<MediaRecipe>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Roles of the content backend's users. */
export const contentRoles = pgTable('content_roles', {
  id: serial('id').primaryKey(),
  documentId: text('document_id').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  type: text('type').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

/**
 * Users of the content backend. Only hashes of mailed codes are stored. A token contains the
 * `tokensValidFrom` that it was signed with: a new password changes it, which signs out everywhere (P-176).
 */
export const contentUsers = pgTable('content_users', {
  id: serial('id').primaryKey(),
  documentId: text('document_id').notNull().unique(),
  username: text('username').notNull().unique(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  isConfirmed: boolean('is_confirmed').notNull(),
  isBlocked: boolean('is_blocked').notNull(),
  isDemo: boolean('is_demo').notNull(),
  roleId: integer('role_id')
    .notNull()
    .references(() => contentRoles.id),
  confirmationHash: text('confirmation_hash'),
  resetHash: text('reset_hash'),
  resetExpiresAt: instant('reset_expires_at'),
  tokensValidFrom: instant('tokens_valid_from').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Values created once, such as the signing key of tokens. */
export const contentSettings = pgTable('content_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
