import { policyMeetingsDomain } from '@pandora/contract/domains/policy-meetings/domain'
import { defineModule } from '../../module.ts'

export const policyMeetingsModule = defineModule(policyMeetingsDomain, {
  uses: ['documents', 'impact'],
  routes: async () => [
    ...(await import('./routes.ts')).meetingRoutes,
    ...(await import('./report-routes.ts')).reportRoutes,
    ...(await import('./study-routes.ts')).studyRoutes,
  ],
  derive: async () => (await import('./derive.ts')).deriveMeetings,
  work: async (services) => (await import('./work.ts')).policyMeetingsWork(services),
})
