import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { financingScreenViews } from '../parameters.ts'
import { financingTexts } from '../texts.ts'
import { ventureAddress, whole } from '../words.ts'

type Held = OutputOf<typeof financing.organisation>['portfolio'][number]

/** Companies that an investor put money into, the last first. */
export default function PortfolioView({ parameters }: ViewProps<typeof financingScreenViews.portfolio>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const go = useGo()
  const missing = useMissing()
  const query = useOperation(financing.organisation, { orgId: parameters.organisation ?? '' })
  const fieldOf = (one: Held) =>
    [named(one.industryZh, one.industryEn, language), named(one.subdomainZh, one.subdomainEn, language)]
      .filter(Boolean)
      .join(' · ')
  const columns = (narrow: boolean): Column<Held>[] => [
    {
      key: 'company',
      title: t('company'),
      width: 'minmax(140px, 2fr)',
      value: (one) => named(one.nameZh, one.nameEn, language),
      cell: (one) => <TwoLines first={named(one.nameZh, one.nameEn, language)} second={fieldOf(one)} />,
    },
    {
      key: 'own',
      title: t('ownRounds'),
      width: '96px',
      figures: true,
      value: (one) => one.own,
      cell: (one) => whole(one.own),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'led',
            title: t('led'),
            width: '64px',
            figures: true,
            // Where nobody says who led, that it did not is not known either.
            value: (one: Held) => (one.leadTold > 0 ? one.led : null),
          },
          { key: 'first', title: t('from'), width: '96px', value: (one: Held) => one.first },
          {
            key: 'latest',
            title: t('latest'),
            width: 'minmax(110px, 1fr)',
            value: (one: Held) => one.latest,
            cell: (one: Held) => <TwoLines first={one.latest} second={named(one.roundZh, one.roundEn, language)} />,
          },
        ]),
  ]
  return (
    <ViewBody
      answer={query}
      empty={({ portfolio }) => (portfolio.length > 0 ? undefined : missing(t('noPortfolio')))}
      note={({ portfolio, organisation }) =>
        portfolio.length < organisation.companies
          ? t('lastOf', { shown: whole(portfolio.length), total: whole(organisation.companies) })
          : ''
      }
      table={({ portfolio }) => exportTable(t('portfolio'), columns(false), portfolio)}
    >
      {({ portfolio }) => (
        <SizedTable
          label={t('portfolio')}
          columns={columns}
          narrowBelow={520}
          rowHeight={46}
          rows={portfolio}
          rowKey={({ ventureId }) => ventureId}
          onChoose={({ ventureId }) => go(ventureAddress(ventureId))}
        />
      )}
    </ViewBody>
  )
}
