import { useQueryClient } from '@tanstack/react-query'
import { themes } from '@pandora/contract/domains/themes/operations'
import { readAgain } from '../../../lib/api/readAgain.ts'
import { useGo } from '../../../lib/address.ts'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { themeTexts } from '../texts.ts'
import { restored } from './restored.ts'
import type { Own, OwnAsked } from './restored.ts'

const touched = [
  themes.list,
  themes.courses,
  themes.detail,
  themes.ownMap,
  themes.companyList,
  themes.byId,
  themes.series,
  themes.membership,
]

/** Makes a theme of one's own or changes it, and goes to it. */
export function useOwnSave(onSaved: () => void) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const go = useGo()
  const action = useAction(themes.ownSave, { invalidates: touched })
  return {
    busy: action.isPending,
    save: (asked: OwnAsked) =>
      action.mutate(asked, {
        onSuccess: ({ data }) => {
          notify('success', t('saved', { name: data.name }))
          onSaved()
          if (!asked.themeId) go(`/index/themes/${encodeURIComponent(data.themeId)}`)
        },
        onError: (error) => notify('error', failureText(error, language)),
      }),
  }
}

/** Deletes a theme of one's own; the undo makes it again as it was. */
export function useOwnDelete(): (own: Own) => void {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const action = useAction(themes.ownDelete, { invalidates: [themes.list, themes.courses] })
  return (own) => {
    const { name } = own
    const restore = async () => {
      try {
        const made = await call(themes.ownSave, restored(own))
        notify('success', t('restored', { name }))
        go(`/index/themes/${encodeURIComponent(made.themeId)}`)
      } catch (error) {
        notify('error', failureText(error, language))
      }
      await readAgain(client, [themes.list, themes.courses])
    }
    action.mutate(
      { themeId: own.themeId },
      {
        onSuccess: () => {
          go('/index/themes')
          notify('success', t('removed', { name }), {
            action: {
              text: t('undo'),
              run: () => {
                void restore()
              },
            },
          })
        },
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  }
}
