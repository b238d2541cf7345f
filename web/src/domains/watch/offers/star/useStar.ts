import { useState } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { search } from '@pandora/contract/domains/search/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { failureText } from '../../../../lib/api/failure.ts'
import { useAction } from '../../../../lib/api/useAction.ts'
import { notify } from '../../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { starTexts } from './texts.ts'

const readers = [
  companies.profile,
  watch.list,
  watch.optionalStocks,
  watch.groups,
  search.company,
  search.newCompany,
  search.companyInfo,
]

/**
 * Whether a company is watched, and how to change it: shown at once, said in the exact words with the company and an
 * undo (decisions 18).
 */
export function useStar(companyId: string, name: string, watching: boolean): readonly [boolean, () => void] {
  const t = useTexts(starTexts)
  const language = useLanguage()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const add = useAction(watch.add, { invalidates: readers })
  const remove = useAction(watch.remove, { invalidates: readers })
  const shown = wanted ?? watching

  const set = async (to: boolean): Promise<void> => {
    setWanted(to)
    try {
      await (to ? add : remove).mutateAsync({ companyId })
      notify('success', to ? watch.add.message : watch.remove.message, {
        detail: t(to ? 'starNotice' : 'unstarNotice', { name }),
        action: {
          text: t('undo'),
          run: () => {
            void set(!to)
          },
        },
      })
    } catch (error) {
      notify('error', failureText(error, language))
    } finally {
      setWanted(null)
    }
  }
  return [
    shown,
    () => {
      if (wanted === null) void set(!shown)
    },
  ]
}
