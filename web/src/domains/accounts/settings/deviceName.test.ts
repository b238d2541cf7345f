import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

test('a session is shown by browser and system', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ),
  ).toBe('Edge 140 · Windows')
  expect(
    deviceName(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ),
  ).toBe('Safari 18 · macOS')
  expect(
    deviceName(
      'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    ),
  ).toBe('Chrome 140 · Android')
  expect(deviceName('curl/8.5')).toBe('curl/8.5')
  expect(deviceName('')).toBe('–')
})
