import { useLanguage, useTexts } from '../lib/texts.ts'
import { chooseLanguage } from '../lib/user.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import { uiTexts } from './uiTexts.ts'

/** 中文 / EN. */
export function LanguageSwitch() {
  const t = useTexts(uiTexts)
  const language = useLanguage()
  return (
    <SegmentedControl
      label={t('language')}
      value={language}
      onChange={(next) => {
        void chooseLanguage(next)
      }}
      options={[
        { value: 'zh-CN', text: '中文', lang: 'zh-CN' },
        { value: 'en', text: 'EN', lang: 'en' },
      ]}
    />
  )
}
