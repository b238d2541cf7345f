import { Bookmark, BookmarkCheck, Orbit } from 'lucide-react'
import { technology } from '@pandora/contract/domains/technology/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useGo } from '../../lib/address.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { slot } from '../../lib/installed.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { WhenLoaded } from '../../ui/view/WhenLoaded.tsx'
import { technologyTexts } from './texts.ts'

/** Most words of a theme of one's own, and letters of its name. */
const [WORDS, NAME] = [20, 60]

/** What can be done with a keyword: keep it, make a theme of it, follow it. */
export function KeywordActions({ keyword }: { keyword: string }) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const go = useGo()
  const { data } = useOperation(technology.saved, {})
  const explained = useOperation(technology.keyword, { keyword })
  const save = useAction(technology.save, { invalidates: [technology.saved] })
  const remove = useAction(technology.removeSaved, { invalidates: [technology.saved] })
  const makeTheme = useAction(themes.ownSave, { invalidates: [themes.list, themes.courses] })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const same = explained.data?.keyword ?? keyword
  const own = data?.dataList.find((one) => one.keyword.toLowerCase() === same.toLowerCase())
  const keep = () =>
    save.mutate({ keyword }, { onSuccess: () => notify('success', t('kept', { keyword: same })), onError: failed })
  const forget = (keywordId: string) =>
    remove.mutate(
      { keywordId },
      {
        onSuccess: () => notify('success', t('removed', { keyword: same }), { action: { text: t('undo'), run: keep } }),
        onError: failed,
      },
    )
  const { synonyms = { zh: [], en: [] }, byCompanies = [] } = explained.data ?? {}
  const any = [same, ...synonyms.zh, ...synonyms.en, ...byCompanies]
    .filter(({ length }) => length <= NAME)
    .slice(0, WORDS)
  return (
    <>
      <Button
        size="small"
        icon={own ? <BookmarkCheck size={14} aria-hidden="true" /> : <Bookmark size={14} aria-hidden="true" />}
        title={t(own ? 'unsaveLong' : 'saveLong', { keyword: same })}
        pressed={own !== undefined}
        busy={save.isPending || remove.isPending}
        disabled={!explained.data}
        onClick={() => (own ? forget(own.keywordId) : keep())}
      >
        {t(own ? 'unsave' : 'save')}
      </Button>
      <Button
        size="small"
        icon={<Orbit size={14} aria-hidden="true" />}
        title={t('makeThemeLong', { keyword: same })}
        busy={makeTheme.isPending}
        disabled={!explained.data || any.length === 0}
        onClick={() =>
          makeTheme.mutate(
            { name: same.slice(0, NAME), mode: 'dynamic', query: { any } },
            {
              onSuccess: ({ data: made }) => {
                notify('success', t('themeMade', { name: made.name }))
                go(`/index/themes/${encodeURIComponent(made.themeId)}`)
              },
              onError: failed,
            },
          )
        }
      >
        {t('makeTheme')}
      </Button>
      <WhenLoaded>
        {slot('keywordAction').map(({ key, view: View }) => (
          <View key={key} keyword={same} />
        ))}
      </WhenLoaded>
    </>
  )
}
