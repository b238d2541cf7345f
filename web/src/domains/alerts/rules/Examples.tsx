import { ruleSentence } from '@pandora/contract/domains/alerts/words'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import { useWords } from '../words.ts'
import { conditionOf, type Draft } from './draft.ts'
import { examples } from './examples.ts'

/** What a first rule may be: each opens the editor filled in, with its trial over the last thirty days. */
export function Examples({ onChoose }: { onChoose: (draft: Draft) => void }) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const words = useWords()
  return (
    <Column className={styles.examples}>
      <p>{t('noRules')}</p>
      <Text as="p" size="small" tone="quiet">
        {t('examples')}
      </Text>
      <ul>
        {examples(t('examplePhrase')).map((draft) => {
          const condition = conditionOf(draft)
          return condition ? (
            <li key={`${draft.target}-${draft.kind}-${draft.side}`}>
              <button type="button" className={styles.example} onClick={() => onChoose(draft)}>
                {ruleSentence({ target: draft.target, name: null, condition }, language, words)}
              </button>
            </li>
          ) : null
        })}
      </ul>
    </Column>
  )
}
