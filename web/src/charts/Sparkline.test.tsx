import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './Sparkline.tsx'

const drawn = (values: readonly (number | null)[]) => {
  const { container } = render(<Sparkline values={values} width={102} height={18} />)
  const points = container.querySelector('polyline')?.getAttribute('points') ?? ''
  return { x: points.split(' ').map((point) => Number(point.split(',')[0])), way: container.innerHTML }
}

test('a course that begins late is drawn where its days are, not over the whole width', () => {
  expect(drawn([1, 2, 3]).x).toEqual([1, 51, 101])
  expect(drawn([null, null, 2, null, 3]).x).toEqual([51, 101])
  const { container } = render(<Sparkline values={[null, 2]} />)
  expect(container.innerHTML).toBe('')
})

test('a change that its figure says as 0.0 % has no direction', () => {
  const [up, none] = [drawn([100, 100.06]).way, drawn([100, 90, 100.0001]).way]
  expect(up).toContain('rise')
  expect(none).not.toMatch(/rise|fall/)
})
