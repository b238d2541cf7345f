import { useState } from 'react'
import type { risk } from '@pandora/contract/domains/risk/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { riskTexts } from './texts.ts'

export type Part = OutputOf<typeof risk.companyInfluence>['dataList'][number]['parts'][number]

/** Texts of a part that are led to. */
const SHOWN = 3

/** In words by which way a part reaches a company. */
export function usePartWords(): (part: Part) => string {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  return (part) => {
    const reason = t(`reason_${part.reason}`, { name: named(part.viaZh, part.viaEn, language, part.viaId ?? '') })
    return part.share === null
      ? reason
      : t('reasonShare', { reason, share: percent(part.share * 100, { digits: 0, sign: false }) })
  }
}

/** What the points of a company are made of: each part with its points and the texts that it rests on. */
export function Parts({ parts, onCompany }: { parts: readonly Part[]; onCompany: (companyId: string) => void }) {
  const t = useTexts(riskTexts)
  const wordsOf = usePartWords()
  const [opened, open] = useState<string | null>(null)
  return (
    <Column gap={2}>
      {parts.map((part) => (
        <Row key={`${part.reason} ${part.viaId ?? ''}`} gap={4} wrap>
          <Text size="small">{wordsOf(part)}</Text>
          <Text size="small" tone="loud" whole>
            {number(part.points)}
          </Text>
          {part.newsIds.slice(0, SHOWN).map((newsId, place) => (
            <Button key={newsId} size="small" kind="quiet" onClick={() => open(newsId)}>
              {t('receipt', { place: place + 1 })}
            </Button>
          ))}
        </Row>
      ))}
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
    </Column>
  )
}
