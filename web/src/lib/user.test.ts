import { expect, test } from 'vitest'
import { configOf, initialsOf, userOf } from './user.ts'

const person = { user_name: '', family_name: '', email: 'lin.qi@example.com', phoneNum: '' }

test('ACC-13 initials are the first letters of both names, else the first two of the e-mail, uppercase', () => {
  expect(initialsOf({ ...person, user_name: 'qi', family_name: 'lin' })).toBe('QL')
  expect(initialsOf({ ...person, user_name: '琪', family_name: '林' })).toBe('琪林')
  expect(initialsOf({ ...person, user_name: 'qi' })).toBe('LI')
  expect(initialsOf(person)).toBe('LI')
  expect(initialsOf({ ...person, email: '', phoneNum: '13800000128' })).toBe('28')
})

test('ACC-11 a configuration that cannot be read is an empty one', () => {
  expect(configOf('{"colourType":2,"theme":"light","watchLayout":"card","guideSeen":true,"other":1}')).toEqual({
    colourType: 2,
    theme: 'light',
    watchLayout: 'card',
    guideSeen: true,
  })
  for (const text of ['', 'null', '[1', '7', '{"colourType":3}', '{"theme":"blue"}']) expect(configOf(text)).toEqual({})
})

test('ACC-12 what the server leaves out reads as its default', () => {
  const bare = { uid: 7, language: 'en', config_json: '{}' } as unknown as Parameters<typeof userOf>[0]
  expect(userOf(bare)).toMatchObject({
    uid: 7,
    stockAge: 1,
    role: 'user',
    fundPreference: [],
    is_recomend: false,
    config: {},
  })
})
