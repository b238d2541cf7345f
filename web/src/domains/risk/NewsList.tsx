import { useState } from 'react'
import type { risk } from '@pandora/contract/domains/risk/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import type { Pages } from '../../lib/api/usePages.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, Chips } from '../../ui/kit/Chips.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Fill, Pane } from '../../ui/kit/Stack.tsx'
import { DocumentList } from '../documents/offers/DocumentList.tsx'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import styles from './Risk.module.css'
import { riskTexts } from './texts.ts'
import { useRiskWords } from './words.ts'

export type RiskNews = OutputOf<typeof risk.topTenNews>['dataList'][number]

/** News of risks with the words that tell of them; one opens over the list. */
export function NewsList({ label, pages }: { label: string; pages: Pages<RiskNews> }) {
  const t = useTexts(riskTexts)
  const go = useGo()
  const { ofType } = useRiskWords()
  const [opened, open] = useState<string | null>(null)
  return (
    <Pane>
      <Fill scroll>
        <DocumentList
          label={label}
          items={pages.items}
          opened={opened}
          onOpen={open}
          beside={(item) => (
            <>
              {' · '}
              {ofType(item.riskType)}
              {item.copies > 1 ? ` · ${t('copies', { count: item.copies })}` : ''}
            </>
          )}
          under={(item) =>
            item.quote && item.quote !== item.title ? (
              <Chips className={styles.under}>
                <Chip title={t('words')}>
                  <Text size="small" tone="plain">
                    {item.quote}
                  </Text>
                </Chip>
              </Chips>
            ) : null
          }
        />
        {pages.hasMore ? (
          <Button size="small" busy={pages.isFetchingMore} onClick={pages.loadMore}>
            {t('more')}
          </Button>
        ) : null}
      </Fill>
      {opened ? (
        <Reader
          key={opened}
          newsId={opened}
          onClose={() => open(null)}
          onCompany={(companyId) => go(`/index/company/${companyId}`)}
        />
      ) : null}
    </Pane>
  )
}
