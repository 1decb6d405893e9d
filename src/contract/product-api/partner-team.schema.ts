import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedLinesSchema, typedTextSchema } from '../typed-text.schema.ts'
import { longestJoinReason } from './form-limits.ts'
import { invitationLineFaults, longestInvitationList } from './invitation-list.ts'
import { pageInfoSchema, pageQuerySchema } from './primitives.schema.ts'
import { partnerReferenceSchema, rightSchema } from './user.schema.ts'

/** A team of the caller's company, as its colleagues see it. */
export const partnerTeamSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** Id of the team that it is a part of. */
  parent: z.string().nullable(),
  fund_count: z.number().int().nonnegative(),
  member_count: z.number().int().nonnegative(),
})

/** Reply of `GET /auth/partner-teams`: the teams that the caller may look at (P-160). */
export const partnerTeamsSchema = z.object({
  partner: partnerReferenceSchema,
  /** The domain that members' addresses end in, exactly. */
  domain: z.string(),
  /** Id of the team that the caller acts for. */
  current: z.string(),
  teams: tolerantList(partnerTeamSchema),
  /** Name of the team that the caller has added and staff have not looked at. */
  requested: z.string().nullable(),
})

/** User who acts for a team. */
export const teamMemberSchema = z.object({
  firstname: typedTextSchema,
  lastname: typedTextSchema,
  email: z.string(),
  is_self: z.boolean(),
})

/** Reply of `GET /auth/partner-teams/{id}/members`, by name. */
export const teamMembersSchema = z.object({ members: tolerantList(teamMemberSchema) })

/** Invitation that has not been followed. `expired`: it can be sent again, but no longer followed. */
export const sentInvitationSchema = z.object({
  id: z.string().min(1),
  kind: z.enum(['email', 'sms']),
  /** The address or the number that it went to. */
  recipient: z.string(),
  invited_by: z.string(),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  state: z.enum(['pending', 'expired']),
})

/** Reply of `GET /auth/partner-users/invitations`: those of the caller's team, newest first. */
export const sentInvitationsSchema = z.object({
  items: tolerantList(sentInvitationSchema),
  /** Number of invitations that the caller may still send today. */
  left_today: z.number().int().nonnegative(),
})

export type PartnerTeams = z.infer<typeof partnerTeamsSchema>
export type PartnerTeam = z.infer<typeof partnerTeamSchema>
export type TeamMembers = z.infer<typeof teamMembersSchema>
export type SentInvitations = z.infer<typeof sentInvitationsSchema>
export type SentInvitation = z.infer<typeof sentInvitationSchema>

/** Member of the administrator's team, with their rights. */
export const managedMemberSchema = z.object({
  id: z.string().min(1),
  firstname: typedTextSchema,
  lastname: typedTextSchema,
  email: z.string(),
  is_self: z.boolean(),
  rights: tolerantList(rightSchema),
  suspended_at: z.iso.datetime().nullable(),
  /** Null before the first one. */
  last_sign_in: z.iso.datetime().nullable(),
  /** Cases that have not ended, which can be handed over. */
  open_cases: z.number().int().nonnegative(),
})

/** Request to join a team by a user with a confirmed address of its domain. */
export const joinRequestSchema = z.object({
  id: z.string().min(1),
  firstname: typedTextSchema,
  lastname: typedTextSchema,
  email: z.string(),
  requested_at: z.iso.datetime(),
})

/** Reply of `GET /auth/partner-teams/admin` and of each change: the acting team, for its administrators alone. */
export const teamAdminSchema = z.object({
  team: z.object({ id: z.string(), name: z.string() }),
  /** Members by name, including suspended ones. */
  members: tolerantList(managedMemberSchema),
  requests: tolerantList(joinRequestSchema),
})

const account = z.string().min(1).max(60)

/**
 * Body of `POST /auth/partner-teams/admin/rights`. `seen` holds the rights that the page showed, so that the second of
 * two concurrent changes is refused.
 */
export const memberRightsBodySchema = z.strictObject({
  member: account,
  rights: z.array(rightSchema).max(20),
  seen: z.array(rightSchema).max(20),
})

/** Body of `POST /auth/partner-teams/admin/suspend`. */
export const memberSuspensionBodySchema = z.strictObject({ member: account, suspended: z.boolean() })

/** Body of `POST /auth/partner-teams/admin/hand-over`: every case of `member` that has not ended. */
export const handOverBodySchema = z.strictObject({ member: account, to: account })

/** Body of `POST /auth/partner-teams/admin/decide-request`: a refusal has a reason, which the person reads (P-817). */
export const joinDecisionBodySchema = z.discriminatedUnion('decision', [
  z.strictObject({ member: account, decision: z.literal('accept') }),
  z.strictObject({
    member: account,
    decision: z.literal('decline'),
    reason: typedLinesSchema.min(1).max(longestJoinReason),
  }),
])

/** Query of `GET /auth/partner-teams/admin/log`. */
export const teamLogQuerySchema = pageQuerySchema

/** Reply of `GET /auth/partner-teams/admin/log`: the team's part of the audit log, newest first. */
export const teamLogSchema = z.object({
  items: tolerantList(
    z.object({
      id: z.string().min(1),
      at: z.iso.datetime(),
      action: z.string(),
      /** Address of a colleague; null for the manager's staff. */
      actor: z.string().nullable(),
      /** Address of a colleague, or the subject of the action. */
      subject: z.string(),
      details: z.record(z.string(), z.string()),
    }),
  ),
  page: pageInfoSchema,
})

/** Body of `POST /auth/partner-users/invitation-lists`. A form that is sent twice has one `key`, and is one list. */
export const invitationListBodySchema = z.strictObject({
  text: z.string().min(1).max(longestInvitationList),
  key: z.uuid(),
})

/** List of invitations with a report per line: accepted at once, and processed afterwards. */
export const invitationListSchema = z.object({
  created_at: z.iso.datetime(),
  total: z.number().int().nonnegative(),
  sent: z.number().int().nonnegative(),
  waiting: z.number().int().nonnegative(),
  refused: z.number().int().nonnegative(),
  lines: tolerantList(
    z.object({
      /** Number of the line in the pasted text. */
      line: z.number().int().positive(),
      /** Address, or the displayable part of the line. */
      text: z.string(),
      state: z.enum(['waiting', 'sent', 'refused']),
      fault: z.enum(invitationLineFaults).nullable(),
    }),
  ),
})

/** Reply of `GET /auth/partner-users/invitation-lists/latest`: the latest list of the caller. */
export const latestInvitationListSchema = z.object({ list: invitationListSchema.nullable() })

export type ManagedMember = z.infer<typeof managedMemberSchema>
export type TeamAdmin = z.infer<typeof teamAdminSchema>
export type TeamLog = z.infer<typeof teamLogSchema>
export type InvitationList = z.infer<typeof invitationListSchema>
export type MemberRightsBody = z.output<typeof memberRightsBodySchema>
