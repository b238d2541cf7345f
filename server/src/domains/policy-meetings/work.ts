import type { Work, WorkServices } from '../../jobs/work.ts'
import { tellHeldMeetings } from './derive.ts'

/** Documents that were held before meetings were told of are read once. */
export const policyMeetingsWork = ({ sql, stopping, log }: WorkServices): Work => ({
  begin: async () => {
    const documents = await tellHeldMeetings(sql, () => stopping.aborted)
    if (documents > 0) log.info({ documents }, 'meetings told of documents held before')
  },
})
