import type { Entry } from '@pandora/contract/domains/calendar/shapes'
import { kindWords, entryLine, entryReason } from '@pandora/contract/domains/calendar/words'
import { inLanguage } from '@pandora/contract/language'
import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import styles from './Calendar.module.css'
import { Text } from '../../ui/kit/Text.tsx'

/** Whose an entry is, in the reader's language; empty where it is nobody's. */
export const whoOf = (entry: Entry, language: 'zh-CN' | 'en'): string =>
  entry.companyId === null ? '' : named(entry.nameZh, entry.nameEn, language, entry.stockCode ?? entry.companyId)

/** An entry in a line: the sign of its kind, whose it is, what happens. */
export function EntryLine({ entry, short = false }: { entry: Entry; short?: boolean }) {
  const language = useLanguage()
  const who = whoOf(entry, language)
  const line = entryLine(entry, language)
  // What its source calls it, where it is told by its English name.
  const original = language === 'en' && entry.titleEn !== null ? (entry.title ?? '') : ''
  const kind = inLanguage(kindWords[entry.kind], language)
  return (
    <span
      className={styles.line}
      data-kind={entry.kind}
      data-state={entry.state}
      title={[kind, who, line, entryReason(entry, language)].filter((one) => one !== '').join('\n')}
    >
      <i aria-hidden="true" />
      <span className={short ? styles.cut : undefined}>
        {who ? <Text as="b">{who}</Text> : null}{' '}
        {original ? (
          <span lang="zh-CN" title={original}>
            <span lang={language}>{line}</span>
          </span>
        ) : (
          <Text>{line}</Text>
        )}
      </span>
    </span>
  )
}
