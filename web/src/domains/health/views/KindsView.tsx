import { useCallback } from 'react'
import type { text } from '@pandora/contract/view/parameters'
import { health } from '@pandora/contract/domains/health/operations'
import { Age } from '../../../ui/Age.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { number } from '../../../lib/formats.ts'
import { useAsOf, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useRoot } from '../../../lib/store.ts'
import type { Translate } from '../../../lib/texts.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { sourceName } from '../sourceName.ts'
import { State } from '../State.tsx'
import type { Kind } from '../State.tsx'
import { healthTexts } from '../texts.ts'

const topics = ['import-run', 'feeds', 'figures'] as const
type Words = Translate<NonNullable<(typeof healthTexts)['key']>>
/** What stands where there is no room for all. */
const few: ReadonlySet<string> = new Set(['kind', 'state', 'facts', 'last'])
const NARROW = 700

function columnsOf(t: Words, language: string, narrow: boolean, phone: boolean): Column<Kind>[] {
  const name = ({ nameZh, nameEn }: Kind) => (language === 'en' ? nameEn : nameZh)
  const all: Column<Kind>[] = [
    {
      key: 'kind',
      title: t('kind'),
      value: name,
      width: 'minmax(110px, 1.4fr)',
      cell: (row) =>
        phone ? (
          <TwoLines first={<Text tone="loud">{name(row)}</Text>} second={row.lastOn?.slice(0, 10) ?? '–'} />
        ) : (
          <Text tone="loud">{name(row)}</Text>
        ),
    },
    {
      key: 'state',
      title: t('state'),
      value: ({ state }) => t(`state_${state}`),
      width: 'minmax(96px, 116px)',
      cell: ({ state }) => <State state={state} />,
    },
    {
      key: 'facts',
      title: t('facts'),
      value: ({ facts }) => facts,
      width: 'minmax(72px, 104px)',
      figures: true,
      cell: ({ facts }) => number(facts, { digits: 0 }),
    },
    {
      key: 'versions',
      title: t('versions'),
      value: ({ versions }) => versions,
      width: '104px',
      figures: true,
      cell: ({ versions }) => number(versions, { digits: 0 }),
    },
    {
      key: 'first',
      title: t('first'),
      value: ({ firstOn }) => firstOn,
      width: '96px',
      cell: ({ firstOn }) => firstOn?.slice(0, 10) ?? <Figure value={null} reason={t('noDates')} />,
    },
    {
      key: 'last',
      title: t('last'),
      value: ({ lastOn }) => lastOn,
      width: '96px',
      cell: ({ lastOn }) => lastOn?.slice(0, 10) ?? <Figure value={null} reason={t('noDates')} />,
    },
    {
      key: 'age',
      title: t('age'),
      value: ({ lastRecordedAt }) => lastRecordedAt,
      width: '84px',
      cell: ({ lastRecordedAt }) =>
        lastRecordedAt ? <Age at={lastRecordedAt} /> : <Figure value={null} reason={t('why_empty')} />,
    },
    {
      key: 'sources',
      title: t('sources'),
      value: ({ sources }) => [...new Set(sources.map((one) => sourceName(one, t)))].join(', '),
      width: 'minmax(120px, 1.6fr)',
      cell: ({ sources }) =>
        sources.length ? (
          [...new Set(sources.map((one) => sourceName(one, t)))].join(', ')
        ) : (
          <Figure value={null} reason={t('noSource')} />
        ),
    },
  ]
  // On a phone the day stands below the name.
  return narrow ? all.filter(({ key }) => few.has(key) && !(phone && key === 'last')) : all
}

/** Every kind of data: state, how much, over which dates, how old, from which sources. */
export default function KindsView({ parameters, setParameters }: ViewProps<{ kind: typeof text }>) {
  const t = useTexts(healthTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const [asOf] = useAsOf()
  const query = useOperation(health.overview, {})
  useReread(health.overview, topics)
  const columns = useCallback((narrow: boolean) => columnsOf(t, language, narrow, phone), [t, language, phone])
  return (
    <ViewBody
      answer={query}
      context={
        asOf
          ? t('asOfNote')
          : query.data
            ? `${query.data.ok}/${query.data.kinds.filter(({ state }) => state !== 'empty').length}`
            : null
      }
      empty={({ kinds }) =>
        kinds.some(({ facts }) => facts > 0)
          ? undefined
          : {
              why: admin ? t('empty') : `${t('empty')} ${t('adminOnly')}`,
              action: admin ? { text: t('importIt'), run: () => go('/index/imports/new') } : undefined,
            }
      }
      table={({ kinds }) => exportTable(t('kinds'), columns(false), kinds)}
    >
      {({ kinds }) => (
        <SizedTable
          label={t('kinds')}
          columns={columns}
          narrowBelow={NARROW}
          rows={kinds}
          rowKey={({ kind }) => kind}
          rowHeight={phone ? 46 : 28}
          chosen={parameters.kind ?? null}
          onChoose={({ kind }) => setParameters({ kind: kind === parameters.kind ? null : kind })}
        />
      )}
    </ViewBody>
  )
}
