import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { LayeredGraph } from '../../../charts/layered/LayeredGraph.tsx'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { financingScreenViews } from '../parameters.ts'
import { financingTexts } from '../texts.ts'
import { orgAddress, ventureAddress, whole } from '../words.ts'

type Answered = OutputOf<typeof financing.organisation>
/** Co-investors that are drawn, and companies between them and the investor: as many as a tile shows legibly at once. */
const MOST = { others: 6, companies: 6 }

/** The investor, the companies that it shares, and with whom. */
function graphOf({ organisation, coInvestors }: Answered) {
  const others = coInvestors.slice(0, MOST.others)
  // The first company shared with each, then the second: nobody is drawn without a line.
  const deepest = Math.max(0, ...others.map(({ companies }) => companies.length))
  const inTurn = Array.from({ length: deepest }, (_, at) => others.flatMap(({ companies }) => companies[at] ?? []))
  const shared = [...new Map(inTurn.flat().map((one) => [one.ventureId, one])).values()].slice(0, MOST.companies)
  const drawn = new Set(shared.map(({ ventureId }) => ventureId))
  return {
    nodes: [
      {
        id: `org:${organisation.orgId}`,
        layer: 0,
        zh: organisation.orgName,
        en: organisation.nameEn,
        count: organisation.rounds,
      },
      ...shared.map((one) => ({
        id: `venture:${one.ventureId}`,
        layer: 1,
        zh: one.nameZh,
        en: one.nameEn,
        count: one.own,
      })),
      ...others.map((one) => ({ id: `org:${one.orgId}`, layer: 2, zh: one.nameZh, en: one.nameEn, count: one.rounds })),
    ],
    edges: [
      ...shared.map((one) => ({ from: `org:${organisation.orgId}`, to: `venture:${one.ventureId}` })),
      ...others.flatMap((one) =>
        one.companies
          .filter(({ ventureId }) => drawn.has(ventureId))
          .map(({ ventureId }) => ({ from: `venture:${ventureId}`, to: `org:${one.orgId}` })),
      ),
    ],
  }
}

/** Co-investors by the rounds that they share, each over the companies: on a phone, where the graph has no room. */
function Ranked({ coInvestors }: Answered) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const go = useGo()
  const companiesOf = ({ companies }: Answered['coInvestors'][number]) =>
    companies.map((one) => named(one.nameZh, one.nameEn, language)).join(' · ')
  return (
    <div data-grows>
      <DataTable
        label={t('coInvestors')}
        columns={[
          {
            key: 'name',
            title: t('name'),
            width: 'minmax(0, 1fr)',
            value: (one) => named(one.nameZh, one.nameEn, language),
            cell: (one) => <TwoLines first={named(one.nameZh, one.nameEn, language)} second={companiesOf(one)} />,
          },
          { key: 'rounds', title: t('roundCount'), width: '84px', figures: true, value: (one) => one.rounds },
        ]}
        rows={coInvestors.toSorted((one, other) => other.rounds - one.rounds)}
        rowKey={({ orgId }) => orgId}
        onChoose={({ orgId }) => go(orgAddress(orgId))}
      />
    </div>
  )
}

/** With whom an investor invests, by the companies that they share. */
export default function CoInvestorsView({ parameters }: ViewProps<typeof financingScreenViews.coInvestors>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const go = useGo()
  const phone = usePhone()
  const missing = useMissing()
  const query = useOperation(financing.organisation, { orgId: parameters.organisation ?? '' })
  return (
    <ViewBody
      answer={query}
      empty={({ coInvestors }) => (coInvestors.length > 0 ? undefined : missing(t('noCoInvestors')))}
      note={({ coInvestors, coInvestorsTotal }) =>
        t('ofTotal', {
          shown: whole(phone ? coInvestors.length : Math.min(MOST.others, coInvestors.length)),
          total: whole(coInvestorsTotal),
        })
      }
      table={({ coInvestors }) =>
        exportTable(
          t('coInvestors'),
          [
            { key: 'name', title: t('name'), value: (one) => named(one.nameZh, one.nameEn, language) },
            { key: 'rounds', title: t('roundCount'), value: (one) => one.rounds },
            {
              key: 'companies',
              title: t('companies'),
              value: ({ companies }) => companies.map((one) => named(one.nameZh, one.nameEn, language)).join(' · '),
            },
          ],
          coInvestors,
        )
      }
    >
      {(data) => {
        if (phone) return <Ranked {...data} />
        const { nodes, edges } = graphOf(data)
        return (
          <LayeredGraph
            label={t('coInvestors')}
            nodes={nodes.map(({ id, layer, zh, en, count }) => ({
              id,
              layer,
              title: named(zh, en, language),
              below: t(layer === 2 ? 'together' : 'roundsOf', { rounds: whole(count) }),
              tone: layer === 1 ? 'var(--label-hy)' : 'var(--label-jg)',
              open: layer > 0,
            }))}
            edges={edges}
            dense
            onChoose={(id) =>
              go(id.startsWith('org:') ? orgAddress(id.slice(4)) : ventureAddress(id.slice('venture:'.length)))
            }
          />
        )
      }}
    </ViewBody>
  )
}
