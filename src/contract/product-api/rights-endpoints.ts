import { decidedPublicationSchema, publicationDecisionSchema } from './desk-publication.schema.ts'
import {
  agreementBodySchema,
  memberRightsByStaffSchema,
  staffRightsBodySchema,
  staffRightsChangedSchema,
  staffRightsSchema,
  teamRightsListSchema,
  teamRightsQuerySchema,
  teamRightsSchema,
} from './desk-rights.schema.ts'

const reads = { method: 'GET', access: 'staff' } as const
/** Changes of rights are for those who may change them. */
const sends = { method: 'POST', access: 'staff', rights: ['manage'] } as const

/** The calls by which staff see and change what partner teams and staff may do (P-780). */
export const rightsEndpoints = {
  listTeamRights: {
    ...reads,
    path: '/staff/rights/teams',
    query: teamRightsQuerySchema,
    response: teamRightsListSchema,
  },
  getTeamRights: { ...reads, path: '/staff/rights/teams/{id}', response: teamRightsSchema },
  changeAgreement: {
    ...sends,
    path: '/staff/rights/teams/{id}/agreement',
    body: agreementBodySchema,
    response: teamRightsSchema,
  },
  changeMemberByStaff: {
    ...sends,
    path: '/staff/rights/teams/{id}/member',
    body: memberRightsByStaffSchema,
    response: teamRightsSchema,
  },
  getStaffRights: { ...reads, path: '/staff/rights/staff', response: staffRightsSchema },
  changeStaffRights: {
    ...sends,
    path: '/staff/rights/staff',
    body: staffRightsBodySchema,
    response: staffRightsChangedSchema,
  },
  /** Approves or refuses what another member of staff entered, or withdraws what the caller entered. */
  decideStaffRights: {
    method: 'POST',
    access: 'staff',
    rights: ['approve', 'manage'],
    path: '/staff/rights/changes/{id}/decide',
    body: publicationDecisionSchema,
    response: decidedPublicationSchema,
  },
} as const
