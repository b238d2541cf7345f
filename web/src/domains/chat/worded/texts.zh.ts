export const zh = {
  understoodAs: '问题由 {model} 理解为：{text}',
  worded: '由 {model} 措辞；每个数都与存着的数核对过',
  refused_one: '{count} 句未通过核对，已去掉',
  refused_other: '{count} 句未通过核对，已去掉',
  showPlain: '看产品自己的回答',
  showWorded: '看 {model} 的措辞',
  plain: '产品自己的回答',
  budget: '今天请 {model} 措辞的次数已用完，这是产品自己的回答',
  failed: '{model} 没有及时作答，这是产品自己的回答',
  refusedAll: '{model} 的措辞未通过核对，这是产品自己的回答',
} as const
