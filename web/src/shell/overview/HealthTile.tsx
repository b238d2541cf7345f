import { health } from '@pandora/contract/domains/health/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { shellTexts } from '../texts.ts'
import styles from './Overview.module.css'
import { overviewTexts } from './texts.ts'
import { useScreenMenu } from './useScreenMenu.ts'

const words = { ok: 'stateOk', stale: 'stateStale', empty: 'stateEmpty', error: 'stateError' } as const

/** Every kind of data: how it stands, up to when, how much. */
export function HealthTile() {
  const t = useTexts(overviewTexts)
  const shell = useTexts(shellTexts)
  const language = useLanguage()
  const query = useOperation(health.overview, {}, { refetchInterval: 60_000 })
  const open = useScreenMenu('health')
  const bring = useScreenMenu('imports', 'import')
  return (
    <Tile
      title={t('health')}
      context={query.data ? `${query.data.ok}/${query.data.of}` : null}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      menu={[open, bring].filter((entry) => entry !== undefined)}
      className={styles.health}
    >
      <Answer query={query}>
        {({ kinds }) => (
          <table className={styles.table}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('health')}</th>
                <th scope="col">{t('facts')}</th>
                <th scope="col">{t('lastDay')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, nameZh, nameEn, state, facts, lastOn }) => (
                <tr key={kind}>
                  <th scope="row">
                    <i className={styles[state]} aria-hidden="true" />
                    {language === 'en' ? nameEn : nameZh}
                    <span className={state === 'ok' ? 'visually-hidden' : styles.state}>{shell(words[state])}</span>
                  </th>
                  <td>{state === 'empty' ? null : <Figure value={facts} digits={0} />}</td>
                  <td className={styles.dim}>{lastOn?.slice(0, 10) ?? number(null)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Answer>
    </Tile>
  )
}
