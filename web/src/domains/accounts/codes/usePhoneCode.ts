import { useRef } from 'react'
import { accountsErrors } from '@pandora/contract/domains/accounts/errors'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import type { InputOf } from '@pandora/contract/operation'
import { call } from '../../../lib/api/call.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { aboutCaptcha } from '../captcha/captcha.ts'
import { accountTexts } from '../texts.ts'
import { useForm } from '../useForm.ts'
import { phoneOf } from './phone.ts'
import { useCodeSender } from './useCodeSender.ts'

type Purpose = NonNullable<InputOf<typeof consumer.sendSmsCode>['purpose']>

/** A form whose texted code proves a number, for one purpose. `fixed`: the number is known already. */
export function usePhoneCode(purpose: Purpose, fixed?: string) {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const sender = useCodeSender(`sms-${purpose}`, (to, answer) =>
    call(consumer.sendSmsCode, { phone: to, purpose, language, ...answer }),
  )
  const fields = useForm(t, {
    country: '+86',
    number: fixed ?? sender.draft?.to ?? '',
    captcha: '',
    code: '',
    password: '',
  })
  const { values, tell, clear, focus } = fields
  const phone = fixed ?? phoneOf(values.country, values.number)
  const woken = useRef(false)

  /** Asks for the first image, once. */
  const wake = () => {
    if (woken.current || sender.draft) return
    woken.current = true
    void sender.renew()
  }
  const request = async () => {
    if (!phone) return tell('number', { say: values.number.trim() ? 'badPhone' : 'needPhone' })
    if (!sender.captcha) {
      // No image stands here: one is shown, and answered before the code is sent.
      await sender.renew()
      return focus('captcha')
    }
    if (!sender.answer.trim()) return tell('captcha', { say: 'needCaptcha' })
    clear()
    const failure = await sender.request(phone)
    if (!failure) return focus('code')
    return tell(aboutCaptcha(failure) ? 'captcha' : failure.code === 'BAD_PHONE' ? 'number' : 'form', { failure })
  }
  /**
   * The number and its code once the server says they fit; null where it does not, and the form says why. Throws
   * CallFailure.
   */
  const proven = async (): Promise<{ phone: string; code: string } | null> => {
    if (!phone) return tell('number', { say: values.number.trim() ? 'badPhone' : 'needPhone' }) ?? null
    if (!sender.draft) return tell('code', { say: 'sendFirst' }) ?? null
    if (values.code.length < 6) return tell('code', { say: 'needCode' }) ?? null
    clear()
    const { passed } = await call(consumer.checkSmsCode, { phone, purpose, code: values.code })
    if (!passed) throw CallFailure.of(accountsErrors.WRONG_CODE)
    return { phone, code: values.code }
  }
  /** Puts a refusal beside the field it is about. */
  const refuse = (error: unknown) => {
    const code = error instanceof CallFailure ? error.code : ''
    tell(
      code === 'WRONG_CODE'
        ? 'code'
        : code === 'BAD_PHONE' || code === 'PHONE_TAKEN'
          ? 'number'
          : code === 'WEAK_PASSWORD' || code === 'WRONG_PASSWORD'
            ? 'password'
            : 'form',
      { failure: error },
    )
  }
  return { ...fields, sender, phone, wake, request, proven, refuse }
}
export type PhoneCodeForm = ReturnType<typeof usePhoneCode>
