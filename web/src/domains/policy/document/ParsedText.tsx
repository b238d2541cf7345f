import { Fragment, memo } from 'react'
import { labelClasses, type LabelType } from '@pandora/contract/domains/policy/names'
import type { Sentence } from './sentences.ts'
import styles from './Parse.module.css'

interface Props {
  paragraphs: readonly { start: number; sentences: readonly Sentence[] }[]
  lang: string
  /** Place of the sentence that is highlighted; at most one is (POLICY-04). */
  chosen: number | null
  /** Labels that are shown. */
  shown: ReadonlySet<LabelType>
  /** Node whose places stand out. */
  lit: string | null
  onChoose: (place: number) => void
}

/** Marks of a heading as texts of laws have them: # 第一章. They are kept, and not shown. */
const marks = /^#{1,6}\s+/u
const isHeading = (sentences: readonly Sentence[]) => marks.test(sentences[0]?.pieces[0]?.text ?? '')
function withoutMarks(text: string, key: number) {
  const own = marks.exec(text)?.[0] ?? ''
  return own === '' ? (
    text
  ) : (
    <Fragment key={key}>
      <span className={styles.marks} aria-hidden="true">
        {own}
      </span>
      {text.slice(own.length)}
    </Fragment>
  )
}

/** A text as its sentences, each of which can be chosen, with its labels in their six classes (POLICY-03, POLICY-08). */
export const ParsedText = memo(function ParsedText({ paragraphs, lang, chosen, shown, lit, onChoose }: Props) {
  return (
    <div lang={lang} className={styles.text}>
      {paragraphs.map(({ start, sentences }) => (
        <p key={start} data-heading={isHeading(sentences) ? '' : undefined}>
          {sentences.map(({ place, pieces }) => (
            <span
              key={place}
              role="button"
              tabIndex={0}
              id={`sentence-${place}`}
              className={styles.sentence}
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                onChoose(place)
              }}
            >
              {pieces.map(({ start: at, text, label }) =>
                label && shown.has(label.type) ? (
                  <mark key={at} data-label={labelClasses[label.type]} data-lit={label.nodeId === lit ? '' : undefined}>
                    {text}
                  </mark>
                ) : (
                  withoutMarks(text, at)
                ),
              )}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
})
