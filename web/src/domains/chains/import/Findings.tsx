import type { chains } from '@pandora/contract/domains/chains/operations'
import { problemNames } from '@pandora/contract/domains/chains/problem-names'
import { inLanguage } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { changeWords } from '../change.ts'
import { chainTexts } from '../texts.ts'
import { ChangeList } from './ChangeList.tsx'

/** What a file would do: how much, what is wrong row by row, and what changes one by one. */
export function Findings({ answer }: { answer: OutputOf<typeof chains.uploadExcel> }) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  return (
    <Column gap={4}>
      <Text as="p">{t('wouldChange', changeWords(answer.change))}</Text>
      {answer.problems.map((one) => (
        <Text
          key={[one.code, ...one.nodeIds, ...one.edgeIds].join()}
          as="p"
          size="small"
          tone={one.refuses ? 'error' : 'stale'}
        >
          {inLanguage(problemNames[one.code], language)}
        </Text>
      ))}
      {answer.dataList.length > 0 ? (
        <details open>
          <summary>{t('rowsTold')}</summary>
          <Column as="ul" gap={2}>
            {answer.dataList.map((row) => (
              <Text key={[row.sheet, row.line, row.field, row.message].join()} as="li" size="small">
                <Text tone={row.state === 'refused' ? 'error' : 'quiet'}>{t(`state_${row.state}`)}</Text>{' '}
                <Text>{row.sheet}</Text> {t('line')} {row.line} · {row.message}
              </Text>
            ))}
          </Column>
        </details>
      ) : null}
      <details>
        <summary>{t('changes')}</summary>
        <ChangeList changes={answer.changes} />
      </details>
    </Column>
  )
}
