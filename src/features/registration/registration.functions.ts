import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls, userCalls } from '~/server/composition/auth.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { draftsOf } from '~/server/composition/partner.server.ts'
import { registration } from '~/server/composition/registration.server.ts'
import { teamForm } from './partner.schema.ts'
import type {
  FundOption,
  InvitedColleague,
  PendingRegistration,
  SavedForm,
  TeamChoiceView,
} from './registration.schema.ts'
import { toPendingRegistration, toTeamChoice } from './registration-views.ts'

const journeyOfRequest = createServerOnlyFn(() =>
  registration.journeys.read(getRequestHeader('cookie') ?? null),
)

const inLocale = z.object({ locale: localeSchema })

/** Reads the saved values of a form of this browser's registration, and the completed steps. */
export const getSavedForm = createServerFn({ method: 'GET' })
  .validator(z.object({ form: z.string().check(z.maxLength(40)) }))
  .handler(async ({ data: { form } }): Promise<SavedForm> => {
    const { values, done, email } = await journeyOfRequest()
    return { values: values[form] ?? null, done, email: email ?? null }
  })

/** The address of the account that a posted code opens; null before a code was accepted. */
export const getCodeHolder = createServerFn({ method: 'GET' }).handler(
  async (): Promise<string | null> => (await journeyOfRequest()).code?.email ?? null,
)

const mostFunds = 100

/** The funds that an investor can say to hold, by name. */
export const getFundOptions = createServerFn({ method: 'GET' })
  .validator(inLocale)
  .handler(async ({ data: { locale } }): Promise<Outcome<readonly FundOption[]>> => {
    const listed = await productApi.listFunds({ locale, filters: { pageSize: mostFunds } })
    return outcomeOf(listed, ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })))
  })

/** Reads the status of this browser's confirmed registration; null if it has none. */
export const getPendingRegistration = createServerFn({ method: 'GET' })
  .validator(inLocale)
  .handler(async ({ data: { locale } }): Promise<Outcome<PendingRegistration | null>> => {
    const { followTicket } = await journeyOfRequest()
    if (followTicket === undefined) return success(null)
    const answered = await registration.calls.readRegistration({ locale, ticket: followTicket })
    if (answered.kind === 'refused' && answered.status === 410) return success(null)
    return outcomeOf(answered, (wire) => toPendingRegistration(wire, Date.now()))
  })

/** Reads the teams offered to a user with a confirmed address; null without one. */
export const getTeamChoice = createServerFn({ method: 'GET' })
  .validator(inLocale)
  .handler(async ({ data: { locale } }): Promise<Outcome<TeamChoiceView | null>> => {
    const { teamTicket } = await journeyOfRequest()
    if (teamTicket === undefined) return success(null)
    const answered = await registration.calls.listTeams({ locale, ticket: teamTicket })
    if (answered.kind === 'refused' && answered.status === 410) return success(null)
    return outcomeOf(answered, toTeamChoice)
  })

/** The teams that the signed-in user chooses from, and what the user has typed and not sent. */
export const getOwnTeamChoice = createServerFn({ method: 'GET' })
  .validator(inLocale)
  .handler(
    privateCalls.handle({ role: 'partner_user' }, async ({ data: { locale }, session }) => {
      const listed = await userCalls.listOwnTeams({ locale, token: session.accessToken })
      const typed = await draftsOf(teamForm.name).read(session.subject)
      return outcomeOf(listed, (wire) => ({ ...toTeamChoice(wire), kept: typed?.values ?? null }))
    }),
  )

/** Reads the values that an invitation prefills; null if it is unknown, altered or expired. */
export const getInvitation = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, invitation: z.string().check(z.regex(/^[\w-]{20,200}$/)) }))
  .handler(async ({ data: { locale, invitation } }): Promise<InvitedColleague | null> => {
    const answered = await registration.calls.readInvitation({ locale, invitation })
    if (answered.kind !== 'ok') return null
    const { email, telephone, partner, invited_by } = answered.data
    return { email, phone: telephone, partner, invitedBy: invited_by, invitation }
  })
