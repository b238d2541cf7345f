import { holderKindIn } from '@pandora/contract/domains/shareholders/holder-kinds'
import { shareholders } from '@pandora/contract/domains/shareholders/operations'
import type { shareholdersViews } from '@pandora/contract/domains/shareholders/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useMemo } from 'react'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { number, short } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DataTable, exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { shareholdersTexts } from '../texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type Holder = OutputOf<typeof shareholders.holders>['dataList'][number]
const topics = ['companies'] as const

/** The largest holders at the end of a period, with what changed since the report before. */
export default function HoldersView({ parameters, setParameters }: ViewProps<typeof shareholdersViews.holders>) {
  const t = useTexts(shareholdersTexts)
  const language = useLanguage()
  const phone = usePhone()
  useReread(shareholders.holders, topics)
  const { companyId = '', scope, day } = parameters
  const asked = day && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {}
  const query = useOperation(shareholders.holders, { companyId, scope, ...asked }, { keepPrevious: true })
  const { data } = query
  const columns = useMemo((): Column<Holder>[] => {
    const moved = ({ change, changeShares }: Holder) =>
      change === null
        ? '–'
        : `${t(`change_${change}`)}${changeShares ? ` ${changeShares > 0 ? '+' : '−'}${short(Math.abs(changeShares), language)}` : ''}`
    return [
      { key: 'rank', title: t('rank'), width: '44px', figures: true, value: (row) => row.rank, wideOnly: true },
      {
        key: 'holder',
        title: t('holder'),
        width: 'minmax(120px, 2.4fr)',
        value: (row) => row.holder,
        cell: (row) =>
          phone ? <TwoLines first={row.holder} second={moved(row)} /> : <span title={row.holder}>{row.holder}</span>,
      },
      {
        key: 'kind',
        title: t('holderKind'),
        width: 'minmax(80px, 1fr)',
        wideOnly: true,
        value: (row) => (row.holderKind === null ? null : holderKindIn(row.holderKind, language)),
      },
      {
        key: 'shares',
        title: t('shares'),
        width: 'minmax(76px, 1fr)',
        figures: true,
        value: (row) => row.shares,
        cell: (row) => <span title={number(row.shares, { digits: 0 })}>{short(row.shares, language)}</span>,
      },
      {
        key: 'ratio',
        title: t('ratio'),
        width: '72px',
        figures: true,
        value: (row) => row.ratio,
        cell: (row) => number(row.ratio),
      },
      {
        key: 'change',
        title: t('change'),
        width: 'minmax(104px, 1fr)',
        wideOnly: true,
        value: (row) => row.changeShares,
        cell: (row) => <span title={row.changeStated ? t('changeStated') : undefined}>{moved(row)}</span>,
      },
      {
        key: 'source',
        title: t('source'),
        bare: true,
        sortable: false,
        width: '32px',
        value: (row) => row.provenance.source,
        cell: (row) => <ProvenanceLink provenance={row.provenance} bare />,
      },
    ]
  }, [t, phone, language])
  const known = data?.dataList[0]
  return (
    <ViewBody
      answer={query}
      context={data?.day}
      source={() =>
        known?.knownAt ? t(known.assumed ? 'assumedOn' : 'knownOn', { day: known.knownAt.slice(0, 10) }) : null
      }
      empty={({ absence, dataList }) =>
        dataList.length > 0 ? undefined : { why: t(absence === 'NO_SOURCE' ? 'noSource' : 'notOfCompany') }
      }
      table={({ dataList }) => exportTable(`${t('holders')} ${data?.day ?? ''}`, columns, dataList)}
      note={({ before, left }) => {
        const since = before === null ? '' : t('changeBefore', { day: before })
        if (left.length === 0) return since || null
        return (
          <>
            {since === '' ? '' : `${since} · `}
            {t('left', { names: '' })}
            <Text>{left.map((one) => one.holder).join(language === 'en' ? ', ' : '、')}</Text>
          </>
        )
      }}
      bar={
        <Row gap={4} wrap>
          <SegmentedControl
            label={t('scope')}
            value={scope}
            options={(['all', 'float'] as const).map((value) => ({ value, text: t(`scope_${value}`) }))}
            onChange={(next) => setParameters({ scope: next, day: null })}
          />
          {data && data.days.length > 1 ? (
            <Select
              aria-label={t('reportDay')}
              value={data.day ?? ''}
              onChange={(event) => setParameters({ day: event.target.value })}
            >
              {data.days.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          ) : null}
        </Row>
      }
    >
      {({ dataList }) => (
        <DataTable
          label={t('holders')}
          columns={columns}
          rows={dataList}
          rowKey={(row) => row.holder}
          rowHeight={phone ? 46 : 28}
        />
      )}
    </ViewBody>
  )
}
