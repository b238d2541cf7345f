import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import styles from '../Ranking.module.css'
import { rankingTexts } from '../texts.ts'
import { Deeds } from './Deeds.tsx'
import { ListStatus } from './ListStatus.tsx'
import { NewDeed } from './NewDeed.tsx'

/** What administrators change in the lists of a market: every deed has a reason that readers see, and is audited. */
export default function AdminPanel() {
  const t = useTexts(rankingTexts)
  const query = useOperation(rankingAdmin.adminState, {})
  return (
    <Fill scroll>
      <Answer query={query}>
        {({ scoreRank, dataList }) => (
          <div className={styles.admin}>
            <Tile title={t('statusTitle')} fit>
              <div className={styles.pad}>
                <ListStatus scoreRank={scoreRank} />
              </div>
            </Tile>
            <Tile title={t('deedsTitle')} fit>
              <div className={styles.pad}>
                <Deeds done={dataList} />
              </div>
            </Tile>
            <Tile title={t('deedTitle')} fit>
              <div className={styles.pad}>
                <NewDeed />
              </div>
            </Tile>
          </div>
        )}
      </Answer>
    </Fill>
  )
}
