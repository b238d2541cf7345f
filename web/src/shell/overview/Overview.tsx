import { ArrowUpRight } from 'lucide-react'
import { inLanguage } from '@pandora/contract/language'
import { useGo } from '../../lib/address.ts'
import { slot } from '../../lib/installed.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Overview.module.css'
import type { OverviewTile } from './slots.ts'
import { overviewTexts } from './texts.ts'

const columns = ['news', 'middle', 'side'] as const

/** A view in its frame: a company leads to its page, the menu to the screen behind it. */
function Hosted({ tile: { view, title, given, screen, leads, height } }: { tile: OverviewTile }) {
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const go = useGo()
  return (
    <ViewTile
      view={view}
      title={inLanguage(title ?? view.title, language)}
      given={given ?? {}}
      leads={{
        companyId: (companyId) => go(`/index/company/${encodeURIComponent(companyId)}`),
        ...Object.fromEntries(
          (leads ?? []).map((name) => [
            name,
            (value: string) => go(`/index/${screen ?? ''}?${new URLSearchParams({ [name]: value })}`),
          ]),
        ),
      }}
      menu={
        screen
          ? [
              {
                text: t('open'),
                icon: <ArrowUpRight size={14} aria-hidden="true" />,
                run: () => go(`/index/${screen}`),
              },
            ]
          : []
      }
      fit={height === 'rows'}
    />
  )
}

/** `/index`: what the day brings, at one look. Each tile is a view of its domain. */
export default function Overview() {
  const t = useTexts(overviewTexts)
  const tiles = slot('overviewTile')
  return (
    <Screen title={t('title')} bare layout="fill">
      <div className={styles.grid}>
        {columns.map((column) => (
          <div key={column} className={styles[column]}>
            {tiles
              .filter((tile) => tile.column === column)
              .map((tile) => (
                <div
                  key={tile.key}
                  className={typeof tile.height === 'number' ? styles.own : styles[tile.height]}
                  style={typeof tile.height === 'number' ? { minHeight: tile.height } : undefined}
                >
                  <Hosted tile={tile} />
                </div>
              ))}
          </div>
        ))}
      </div>
    </Screen>
  )
}
