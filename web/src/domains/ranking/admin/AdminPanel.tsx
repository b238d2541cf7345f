import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { rankingTexts } from '../texts.ts'
import styles from '../Ranking.module.css'
import { Deeds } from './Deeds.tsx'
import { ListStatus } from './ListStatus.tsx'
import { NewDeed } from './NewDeed.tsx'

/** What administrators change in the lists of a market: every deed has a reason that readers see, and is audited. */
export default function AdminPanel() {
  const t = useTexts(rankingTexts)
  const query = useOperation(rankingAdmin.adminState, {})
  return (
    <div className={styles.admin}>
      <Answer query={query}>
        {({ scoreRank, dataList }) => (
          <Column gap={6}>
            <ListStatus scoreRank={scoreRank} />
            <NewDeed />
            <Text as="h2" size="lead">
              {t('deedsTitle')}
            </Text>
            <Deeds done={dataList} />
          </Column>
        )}
      </Answer>
    </div>
  )
}
