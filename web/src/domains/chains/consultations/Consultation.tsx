import type { chains } from '@pandora/contract/domains/chains/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { ReactNode } from 'react'
import { dateTime } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { chainTexts } from '../texts.ts'

type Asked = OutputOf<typeof chains.consultations>['dataList'][number]

const colours = { waiting: 'info', answered: 'ok', withdrawn: 'none' } as const

interface Props {
  one: Omit<Asked, 'consultationId'>
  /** Who asked, where others see it. */
  by?: string
  /** What can be done with it. */
  children?: ReactNode
}

/** A question to the experts, with its answer. */
export function Consultation({ one, by, children }: Props) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const comma = language === 'en' ? ', ' : '、'
  return (
    <Column as="li" gap={3}>
      <Row wrap place="between">
        <span>
          <Text strong>{one.chainName}</Text>{' '}
          <Text size="small" tone="quiet">
            {t('versionOf', { version: one.version })} · {t(`subject_${one.subject}`)} · {dateTime(one.askedAt)}
            {by ? ` · ${t('askedBy', { name: by })}` : ''}
          </Text>
        </span>
        <StateWord colour={colours[one.state]}>{t(`state_${one.state}`)}</StateWord>
      </Row>
      <Text as="p">{one.question}</Text>
      {one.nodes.length > 0 ? (
        <Text size="small" tone="quiet">
          {t('aboutNodes', { names: one.nodes.map(({ name }) => name).join(comma) })}
        </Text>
      ) : null}
      {one.answer === null ? null : (
        <>
          <Text as="p" tone="loud">
            {one.answer}
          </Text>
          <Text size="small" tone="quiet">
            {t('answeredBy', { name: one.answeredBy ?? 'Pandora', at: dateTime(one.answeredAt) })}
          </Text>
        </>
      )}
      {children}
    </Column>
  )
}
