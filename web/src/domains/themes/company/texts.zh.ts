export const zh = {
  themes: '主题',
  themesOn: '涨跌截至 {day}',
  noThemes: '这家公司不属于市场上的任何主题。',
  openTheme: '打开主题',
  themeMapOf: '“{name}”中的公司',
  membershipOf: '归属度 {points}',
  band_core: '核心',
  band_related: '相关',
  band_unproven: '未证实',
  'band_name-only': '仅有其名',
} as const
