import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import { SelectField } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useTexts } from '../../lib/texts.ts'
import styles from './Feeds.module.css'
import { intervalsWith } from './model.ts'
import type { Draft } from './model.ts'
import { feedTexts } from './texts.ts'

const languages = ['auto', 'zh', 'en'] as const

/** An interval in words: minutes, or whole hours. */
export function useInterval(): (minutes: number) => string {
  const t = useTexts(feedTexts)
  return (minutes) =>
    minutes % 60 === 0 ? t('everyHours', { count: minutes / 60 }) : t('everyMinutes', { count: minutes })
}

/** What is set of a feed beside its address. */
export function FeedFields({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const t = useTexts(feedTexts)
  const interval = useInterval()
  return (
    <div className={styles.fields}>
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={100}
        required
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('nameEn')}
        value={draft.nameEn}
        maxLength={100}
        lang="en"
        onChange={(event) => onChange({ nameEn: event.target.value })}
      />
      <SelectField
        label={t('kind')}
        value={draft.kind}
        onChange={(event) => onChange({ kind: documentKinds.find((kind) => kind === event.target.value) ?? 'news' })}
      >
        {documentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind_${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('category')}
        value={draft.category}
        maxLength={60}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <SelectField
        label={t('language')}
        value={draft.language}
        onChange={(event) => onChange({ language: languages.find((one) => one === event.target.value) ?? 'auto' })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {t(`language_${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('interval')}
        value={String(draft.intervalMinutes)}
        onChange={(event) => onChange({ intervalMinutes: Number(event.target.value) })}
      >
        {intervalsWith(draft.intervalMinutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {interval(minutes)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
