import { accounts } from '@pandora/contract/accounts'
import { call } from '../lib/api/call.ts'
import { failureText } from '../lib/api/failure.ts'
import { loggedIn, useSession } from '../lib/api/session.ts'
import { notify } from '../lib/notices.ts'
import { setPreference } from '../lib/store.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import type { Language } from '@pandora/contract/language'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { shellTexts } from './texts.ts'

/** Changes the language here at once, and for the user on the server (ACC-17). */
export async function chooseLanguage(language: Language): Promise<void> {
  setPreference({ language })
  if (!loggedIn(useSession.getState())) return
  try {
    await call(accounts.updateLanguage, { language })
  } catch (error) {
    notify('error', failureText(error, language))
  }
}

export function LanguageSwitch() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  return (
    <SegmentedControl
      label={t('language')} value={language} onChange={(next) => { void chooseLanguage(next) }}
      options={[{ value: 'zh-CN', text: '中文', lang: 'zh-CN' }, { value: 'en', text: 'EN', lang: 'en' }]}
    />
  )
}
