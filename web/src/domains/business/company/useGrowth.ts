import { business } from '@pandora/contract/domains/business/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import type { ReportKind } from './model.ts'

/** Year of an address field, as an operation takes it. */
const yearIn = (text: string | undefined): number | undefined => (/^\d{4}$/.test(text ?? '') ? Number(text) : undefined)

interface Asked {
  companyId?: string | undefined
  kind: ReportKind
  from?: string | undefined
  to?: string | undefined
}

/** Growth of revenue, profits and parts over the years chosen: asked for once, whoever shows it. */
export const useGrowth = ({ companyId = '', kind, from, to }: Asked) =>
  useOperation(
    business.growth,
    {
      companyId,
      kind,
      series: ['revenue', 'operatingProfit', 'netProfit', 'segment'],
      ...(yearIn(from) === undefined ? {} : { from: yearIn(from) }),
      ...(yearIn(to) === undefined ? {} : { to: yearIn(to) }),
    },
    { keepPrevious: true },
  )
