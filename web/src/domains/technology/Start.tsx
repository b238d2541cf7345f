import { technology } from '@pandora/contract/domains/technology/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { KeywordBox } from './KeywordBox.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

/** Keywords that anybody may try. */
const tried = ['锂电池', 'photovoltaic', '工业机器人', '创新药', 'semiconductor equipment'] as const

/** What stands while there is no keyword: the line to type one, saved ones and some to try. */
export function Start({ onKeyword, box = true }: { onKeyword: (keyword: string) => void; box?: boolean }) {
  const t = useTexts(technologyTexts)
  const saved = useOperation(technology.saved, {})
  const own = saved.data?.dataList.map(({ keyword }) => keyword) ?? []
  const groups = [
    { name: t('saved'), words: own },
    { name: t('tried'), words: tried },
  ].filter(({ words }) => words.length > 0)
  return (
    <Column gap={5} className={styles.start}>
      {box ? <KeywordBox keyword="" onKeyword={onKeyword} /> : null}
      <Text as="p" tone="plain">
        {t('start')}
      </Text>
      {groups.map(({ name, words }) => (
        <Row key={name} gap={3} wrap>
          <Text size="small" tone="quiet">
            {name}
          </Text>
          {words.map((word) => (
            <Button key={word} size="small" onClick={() => onKeyword(word)}>
              {word}
            </Button>
          ))}
        </Row>
      ))}
    </Column>
  )
}
