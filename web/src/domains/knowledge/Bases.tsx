import { FileUp, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Meter } from '../../ui/kit/Meter.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Starters } from '../../ui/Starters.tsx'
import { ErrorState, Skeleton } from '../../ui/States.tsx'
import styles from './Knowledge.module.css'
import { NewBase } from './NewBase.tsx'
import { knowledgeTexts } from './texts.ts'

type BaseOf = OutputOf<typeof knowledge.base>

/** All bases that one may read, each with how far it is read. */
export function Bases() {
  const t = useTexts(knowledgeTexts)
  const go = useGo()
  const [making, setMaking] = useState(false)
  const pages = usePages(knowledge.list, {}, 30)
  const make = () => setMaking(true)
  return (
    <Screen
      title={t('title')}
      actions={
        <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={make}>
          {t('newBase')}
        </Button>
      }
    >
      {pages.error ? (
        <ErrorState failure={pages.error} onRetry={pages.refetch} />
      ) : pages.isPending ? (
        <Skeleton count={4} height={96} />
      ) : pages.items.length === 0 ? (
        <Starters
          title={t('none')}
          about={t('noneAbout')}
          starters={[
            {
              key: 'files',
              icon: FileUp,
              kind: t('startFiles'),
              title: t('startFilesTitle'),
              says: t('startFilesSays'),
              run: make,
            },
            {
              key: 'query',
              icon: Search,
              kind: t('startQuery'),
              title: t('startQueryTitle'),
              says: t('startQuerySays'),
              run: make,
            },
          ]}
        />
      ) : (
        <>
          <ul className={styles.cards}>
            {pages.items.map((base) => (
              <li key={base.baseId}>
                <Card base={base} />
              </li>
            ))}
          </ul>
          {pages.hasMore ? (
            <Button busy={pages.isFetchingMore} onClick={pages.loadMore}>
              {t('loadMore')}
            </Button>
          ) : null}
        </>
      )}
      {making ? (
        <NewBase
          onClose={() => setMaking(false)}
          onMade={(baseId) => {
            setMaking(false)
            go(`/index/knowledge/${baseId}`)
          }}
        />
      ) : null}
    </Screen>
  )
}

function Card({ base }: { base: BaseOf }) {
  const t = useTexts(knowledgeTexts)
  return (
    <ScreenLink to={`/index/knowledge/${base.baseId}`} className={styles.card}>
      <Truncated as="h2" className={styles.name}>
        {base.name}
      </Truncated>
      <Row gap={5} wrap>
        <Text size="small" tone="plain">
          {t('documents', { count: String(base.documents) })}
        </Text>
        <Text size="small" tone="plain">
          {t('pages', { count: String(base.pages) })}
        </Text>
        {base.failed > 0 ? (
          <Text size="small" tone="error">
            {t('failed', { count: String(base.failed) })}
          </Text>
        ) : null}
      </Row>
      {base.waiting > 0 ? (
        <>
          <Meter
            as="progress"
            label={t('reading', { count: String(base.waiting) })}
            value={base.documents - base.waiting}
            max={base.documents}
          />
          <Text size="small" tone="accent">
            {t('reading', { count: String(base.waiting) })}
          </Text>
        </>
      ) : null}
      <Text size="small" tone="quiet">
        {base.owner !== null
          ? t('sharedBy', { name: base.owner })
          : base.readers > 0
            ? t('readers', { count: String(base.readers) })
            : t('updated', { at: dateTime(base.updatedAt) })}
      </Text>
    </ScreenLink>
  )
}
