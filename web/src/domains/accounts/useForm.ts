import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../lib/api/failure.ts'
import { useLanguage } from '../../lib/texts.ts'
import type { Translate } from '../../lib/texts.ts'

/**
 * What is wrong with a field: a text of ours by its key, or a refusal of the server. Told in the language of the
 * moment.
 */
type Wrong<Key extends string> = { say: Key } | { failure: unknown }

/**
 * Fields of a small form: what is typed, what is wrong beside which field, and the focus on the first of them. Nothing
 * typed is cleared by an error.
 */
export function useForm<Name extends string, Key extends string>(t: Translate<Key>, initial: Record<Name, string>) {
  const language = useLanguage()
  const [values, setValues] = useState(initial)
  const [wrong, setWrong] = useState<Partial<Record<Name | 'form', Wrong<Key>>>>({})
  const [wanted, setWanted] = useState<{ name: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const set = useCallback((name: Name, value: string) => {
    setValues((was) => ({ ...was, [name]: value }))
    setWrong(({ [name]: _gone, ...rest }) => rest as typeof wrong)
  }, [])
  const focus = useCallback((name: string) => setWanted({ name }), [])
  // Once it is drawn: the field may have come with the same answer.
  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLInputElement>(`[name="${wanted.name}"]`)?.focus()
  }, [wanted])
  const tell = useCallback(
    (name: Name | 'form', what: Wrong<Key>) => {
      setWrong({ [name]: what } as typeof wrong)
      if (name !== 'form') focus(name)
    },
    [focus],
  )
  const clear = useCallback(() => setWrong({}), [])
  const said = (name: Name | 'form'): string | undefined => {
    const what = wrong[name]
    return what === undefined ? undefined : 'say' in what ? t(what.say) : failureText(what.failure, language)
  }
  return { form, values, set, setValues, tell, clear, said, focus }
}
