import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import { partnerReferenceSchema } from './user.schema.ts'

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
