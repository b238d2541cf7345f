import { health } from '@pandora/contract/domains/health/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { Answer } from '../../ui/Answer.tsx'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { useAddressField, useAsOf } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { AnalysisPart } from './analysis/AnalysisPart.tsx'
import { analysisTexts } from './analysis/texts.ts'
import { Coverage } from './Coverage.tsx'
import { Fill } from '../../ui/kit/Stack.tsx'
import styles from './Health.module.css'
import { KindPanel } from './KindPanel.tsx'
import { RunFigures } from './RunFigures.tsx'
import { healthTexts } from './texts.ts'
import { kindsView } from './views.ts'

const parts = screenParts('/index/health', ['data', 'analysis'])

/** Counted as in the header: of the kinds that have any data, and how many have none. */
function told({ ok, kinds }: OutputOf<typeof health.overview>) {
  const empty = kinds.filter(({ state }) => state === 'empty').length
  return { ok, of: kinds.length - empty, empty }
}

/** What data there are, how old, from where, and what is missing. */
export default function Health() {
  const t = useTexts(healthTexts)
  const words = useTexts(analysisTexts)
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const [chosen, setChosen] = useAddressField('kind')
  const [asOf] = useAsOf()
  const query = useOperation(health.overview, {})
  const part = usePart(parts)
  if (!part) return <UnknownPlace />
  const tabs = (
    <TabLinks
      label={words('tabs')}
      current={parts.at(part)}
      tabs={parts.names.map((one) => ({ to: parts.at(one), text: words(`tab_${one}`) }))}
    />
  )
  if (part === 'analysis')
    return (
      <Screen title={t('title')} layout="fill" context={asOf ? t('asOfNote') : null} tabs={tabs}>
        <AnalysisPart admin={admin} />
      </Screen>
    )
  return (
    <Screen title={t('title')} layout="fill" tabs={tabs} context={query.data ? t('summary', told(query.data)) : null}>
      <Answer
        query={query}
        waiting={
          <Fill>
            <Skeleton count={16} />
          </Fill>
        }
      >
        {(data) => {
          const row = data.kinds.find(({ kind }) => kind === chosen)
          return (
            <>
              <div className={styles.grid}>
                <ViewTile view={kindsView} fit className={styles.kinds} />
                <Tile title={t('coverage')}>
                  <Coverage coverage={data.coverage} />
                </Tile>
                <Tile title={t('runs')} fit>
                  <RunFigures
                    runs={data.runs}
                    feeds={data.feeds}
                    figures={data.figures}
                    unitDoubts={data.unitDoubts}
                    answers={data.answers}
                    databaseBytes={data.databaseBytes}
                    admin={admin}
                  />
                </Tile>
              </div>
              {row ? <KindPanel key={row.kind} row={row} admin={admin} onClose={() => setChosen('')} /> : null}
            </>
          )
        }}
      </Answer>
    </Screen>
  )
}
