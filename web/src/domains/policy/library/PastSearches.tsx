import { History } from 'lucide-react'
import { useState } from 'react'
import { policy } from '@pandora/contract/domains/policy/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Confirm } from '../../../ui/dialog/Confirm.tsx'
import { MenuItem, Popup } from '../../../ui/Popup.tsx'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'

/** The user's last searches of the library (POLICY-59); one chosen searches again. */
export function PastSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const query = useOperation(policy.searchHistory, {})
  const forget = useAction(policy.forget, { invalidates: [policy.searchHistory] })
  const past = query.data?.dataList ?? []
  if (past.length === 0) return null
  return (
    <>
      <Popup
        label={t('lastSearches')}
        title={t('lastSearches')}
        role="menu"
        className={styles.icon}
        face={<History size={14} aria-hidden="true" />}
      >
        {(close) => (
          <>
            {past.map(({ text }) => (
              <MenuItem
                key={text}
                onSelect={() => {
                  close()
                  onChoose(text)
                }}
              >
                {text}
              </MenuItem>
            ))}
            <MenuItem
              onSelect={() => {
                close()
                setAsking(true)
              }}
            >
              {t('forget')}
            </MenuItem>
          </>
        )}
      </Popup>
      {asking ? (
        <Confirm
          title={t('forget')}
          confirm={t('forget')}
          busy={forget.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            forget.mutate(
              {},
              {
                onSuccess: () => notify('success', t('forgotten')),
                onError: (error) => notify('error', failureText(error, language)),
                onSettled: () => setAsking(false),
              },
            )
          }
        >
          {t('forgetAsk')}
        </Confirm>
      ) : null}
    </>
  )
}
