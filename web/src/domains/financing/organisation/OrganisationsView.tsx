import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { financingScreenViews } from '../parameters.ts'
import { financingTexts } from '../texts.ts'
import { orgAddress, whole } from '../words.ts'

type Org = OutputOf<typeof financing.searchOrgs>['dataList'][number]
const SIZE = 20
const topics = ['companies', 'financing'] as const

/** Investors by any of their names (INVEST-03). */
export default function OrganisationsView({
  parameters,
  setParameters,
}: ViewProps<typeof financingScreenViews.organisations>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const go = useGo()
  const missing = useMissing()
  const page = pageIn(parameters.page)
  const text = parameters.text ?? ''
  useReread(financing.searchOrgs, topics)
  const query = useOperation(financing.searchOrgs, { text, page, size: SIZE }, { keepPrevious: true })
  const nameOf = (one: Org) => named(one.orgName, one.nameEn, language)
  const othersOf = (one: Org) => one.names.filter((name) => name !== nameOf(one)).join(' · ')
  const columns = (narrow: boolean): Column<Org>[] => [
    {
      key: 'name',
      title: t('name'),
      width: 'minmax(150px, 1.4fr)',
      sortable: false,
      value: nameOf,
      ...(narrow ? { cell: (one: Org) => <TwoLines first={nameOf(one)} second={othersOf(one)} /> } : {}),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'names',
            title: t('otherNames'),
            width: 'minmax(150px, 2fr)',
            sortable: false,
            value: (one: Org) => othersOf(one) || null,
            cell: (one: Org) => (
              <Text size="small" tone="quiet">
                <Truncated>{othersOf(one) || '–'}</Truncated>
              </Text>
            ),
          },
        ]),
    {
      key: 'rounds',
      title: t('roundCount'),
      width: 'minmax(72px, 0.5fr)',
      figures: true,
      sortable: false,
      value: (one) => one.rounds,
      cell: (one) => whole(one.rounds),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'companies',
            title: t('companies'),
            width: 'minmax(92px, 0.5fr)',
            figures: true,
            sortable: false,
            value: (one: Org) => one.companies,
            cell: (one: Org) => whole(one.companies),
          },
          {
            key: 'led',
            title: t('led'),
            width: 'minmax(92px, 0.5fr)',
            figures: true,
            sortable: false,
            value: (one: Org) => (one.leadTold > 0 ? one.led : null),
            cell: (one: Org) => (
              <span title={t('ledHint', { led: whole(one.led), told: whole(one.leadTold) })}>
                {one.leadTold > 0 ? t('ledOf', { led: whole(one.led), told: whole(one.leadTold) }) : '–'}
              </span>
            ),
          },
          { key: 'latest', title: t('latest'), width: '100px', sortable: false, value: (one: Org) => one.latest },
        ]),
  ]
  const clear = { text: t('clearFilters'), run: () => setParameters({ text: null, page: null }) }
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total > 0 ? undefined : missing(t('noOrganisations'), text ? clear : undefined))}
      table={({ dataList }) => exportTable(t('organisations'), columns(false), dataList)}
      bar={
        <SearchField
          label={t('searchOrganisations')}
          value={text}
          onSearch={(next) => setParameters({ text: next || null, page: null })}
        />
      }
    >
      {({ dataList, total }) => (
        <PagedTable
          label={t('organisations')}
          columns={columns}
          narrowBelow={560}
          rows={dataList}
          rowKey={({ orgId }) => orgId}
          onChoose={({ orgId }) => go(orgAddress(orgId))}
          page={page}
          total={total}
          size={SIZE}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}
