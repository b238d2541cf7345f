import i18next from 'i18next'
import type { FormatterModule } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { languageOf } from '@pandora/contract/language'
import type { Language } from '@pandora/contract/language'
import { stretch } from './formats.ts'

/**
 * Values a text names as `{name}`; `count` also chooses between `key_one` and `key_other`, and `{name, day|days}` says
 * the value with the noun that fits it: 1 day, 2 days.
 */
export type TextValues = Readonly<Record<string, string | number>>
type Catalogue = Readonly<Record<string, string>>
type Bare<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key

/** A domain's texts, registered in both languages. */
export interface Texts<Key extends string> {
  readonly namespace: string
  /** Carries the keys for the types; has no value. */
  readonly key?: Key
}
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string

/** A text's words for a stretch: "from" before it where it has it, and what stands between its ends. */
const STRETCH = /(from )?\{from\}(–| – | to | 至 )\{to\}/g
/** Begins the form that stands for a stretch in a registered text; a form keeps no space at its ends, so `_` does. */
const STRETCH_FORM = 'stretch:'
const withStretches = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      text.replaceAll(
        STRETCH,
        (_, before: string | undefined, between: string) =>
          `{from, ${STRETCH_FORM}${before ? 'from' : ''}|${between.replaceAll(' ', '_')}}`,
      ),
    ]),
  )

/** "2024 to 2026"; of one end only "2025", and "of 2025" where "from" would leave it open. */
function stretchText(from: string | number, form: string, to: unknown): string {
  const [before = '', between = ''] = form.split('|')
  const text = stretch(from, String(to), between.replaceAll('_', ' '))
  return before === '' ? text : `${text === String(from) ? 'of' : before} ${text}`
}

/**
 * A value, written out or not, before the noun for one or for several (`one|several`), or a stretch of two values whose
 * ends may be the same.
 */
const nouns: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number, forms, _, values) => {
    if (!forms) return String(value)
    if (forms.startsWith(STRETCH_FORM))
      return stretchText(value, forms.slice(STRETCH_FORM.length), (values as { to?: unknown } | undefined)?.to)
    const [one, several] = forms.split('|')
    return `${value} ${String(value) === '1' ? one : several}`
  },
}

void i18next.use(nouns).init({
  lng: 'zh-CN',
  fallbackLng: false,
  resources: {},
  ns: [],
  initAsync: false,
  showSupportNotice: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
} as Parameters<typeof i18next.init>[0])

/** i18next's own types know no catalogue that is registered while it runs; ours stand in `Texts`. */
const lookUp: (key: string, options: Record<string, string | number>) => string = (key, options) =>
  String(i18next.t(formOf(key, options) as 'key', options as never))

const plain = new Map<string, string>()
/** A text without values says the same each time, and is looked up once: a list asks for the same in every row. */
function textOf(namespace: string, key: string, values: TextValues | undefined, language: string): string {
  if (values) return lookUp(key, { ...values, ns: namespace, lng: language })
  const name = `${language} ${namespace} ${key}`
  const known = plain.get(name)
  if (known !== undefined) return known
  const text = lookUp(key, { ns: namespace, lng: language })
  plain.set(name, text)
  return text
}

/** A count that is already written out (`1,024`) chooses the form too; i18next asks for a number there. */
const formOf = (key: string, { count, ns, lng }: Record<string, string | number>): string =>
  typeof count === 'string' && i18next.exists(`${key}_other`, { ns: String(ns), lng: String(lng) })
    ? `${key}_${count === '1' ? 'one' : 'other'}`
    : key

/** Registers a domain's two catalogues under a name of its own. Both hold the same keys, or it does not compile. */
export function defineTexts<const Zh extends Catalogue>(
  namespace: string,
  zh: Zh,
  en: Readonly<Record<keyof Zh, string>>,
): Texts<Bare<keyof Zh & string>> {
  i18next.addResourceBundle('zh-CN', namespace, withStretches(zh))
  i18next.addResourceBundle('en', namespace, withStretches(en))
  return { namespace }
}

const subscribe = (changed: () => void) => {
  i18next.on('languageChanged', changed)
  return () => i18next.off('languageChanged', changed)
}

/** The interface language; re-renders when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, languageNow, languageNow)

/** The interface language at this moment. */
export const languageNow = (): Language => languageOf(i18next.language)

/** The translator of a domain; re-renders when the language changes. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const language = useLanguage()
  const { namespace } = texts
  return useCallback((key, values) => textOf(namespace, key, values, language), [namespace, language])
}

/** The translator of a domain in a language, outside of what is drawn. */
export const textsIn =
  <Key extends string>({ namespace }: Texts<Key>, language: Language): Translate<Key> =>
  (key, values) =>
    textOf(namespace, key, values, language)

/** Changes the interface language and what the document says of itself. */
export function setLanguage(language: Language): void {
  void i18next.changeLanguage(language)
  document.documentElement.lang = language
}
