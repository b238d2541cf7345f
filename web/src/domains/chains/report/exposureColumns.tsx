import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Path, points, rangeText } from '../Path.tsx'
import type { chainTexts } from '../texts.ts'

type Exposure = EventRiskReport['exposures'][number]
type Texts = (key: NonNullable<(typeof chainTexts)['key']>) => string

/** What reaches each node: its own, what comes along, and the path of the most. */
export const exposureColumns = (t: Texts): Column<Exposure>[] => [
  { key: 'node', title: t('nodes'), value: (row) => row.name, width: 'minmax(120px, 1fr)' },
  {
    key: 'own',
    title: `${t('own')} · ${t('risks')}`,
    value: (row) => row.ownRisk,
    cell: (row) => points(row.ownRisk),
    figures: true,
    width: '112px',
  },
  {
    key: 'alongRisk',
    title: `${t('along')} · ${t('direction_risk')}`,
    value: (row) => row.alongRisk.low,
    cell: (row) => rangeText(row.alongRisk, points),
    figures: true,
    width: '128px',
  },
  {
    key: 'alongOpportunity',
    title: `${t('along')} · ${t('direction_opportunity')}`,
    value: (row) => row.alongOpportunity.high,
    cell: (row) => rangeText(row.alongOpportunity, points),
    figures: true,
    width: '128px',
    wideOnly: true,
  },
  {
    key: 'unknown',
    title: t('unknownEffect'),
    value: (row) => row.unknown,
    figures: true,
    width: '88px',
    wideOnly: true,
  },
  {
    key: 'path',
    title: t('mainPath'),
    value: (row) => row.main?.path.map(({ name }) => name).join(' → ') ?? null,
    cell: (row) => (row.main ? <Path steps={row.main.path} /> : '–'),
    wideOnly: true,
    width: 'minmax(160px, 2fr)',
  },
]
