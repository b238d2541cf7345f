import theme from 'antd/es/theme'
import type { ThemeConfig } from 'antd/es/config-provider'

/** The tokens of the look as Ant Design knows them. The dark algorithm alone would darken the orange, so its results are pinned. */
export const antdTheme: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  hashed: false,
  token: {
    colorPrimary: '#FF8A1C', colorPrimaryHover: '#FF9A33', colorPrimaryActive: '#DE6F08',
    colorPrimaryBg: '#25180E', colorPrimaryBgHover: '#3A2110', colorPrimaryBorder: '#A85206', colorPrimaryBorderHover: '#DE6F08',
    colorPrimaryText: '#FF8A1C', colorPrimaryTextHover: '#FF9A33', colorPrimaryTextActive: '#DE6F08',
    colorLink: '#FFAB52', colorLinkHover: '#FFC483', colorLinkActive: '#FF9A33',
    colorSuccess: '#4CB782', colorWarning: '#E3B341', colorError: '#EF6461', colorErrorHover: '#F4807D', colorErrorActive: '#D24A47', colorInfo: '#6AA6F8',
    colorErrorText: '#EF6461', colorErrorBorder: '#EF6461', colorErrorBorderHover: '#F4807D',
    colorBgBase: '#0A0B0D', colorBgLayout: '#0A0B0D', colorBgContainer: '#111317', colorBgElevated: '#1C2026', colorBgSpotlight: '#1C2026', colorBgMask: 'rgba(4,5,6,.62)',
    colorFill: '#2A2F37', colorFillSecondary: '#1F242B', colorFillTertiary: '#171A1F', colorFillQuaternary: '#171A1F',
    colorBgContainerDisabled: '#171A1F', controlItemBgHover: '#1F242B', controlItemBgActive: '#25180E', controlItemBgActiveHover: '#3A2110',
    colorBorder: '#2A2F37', colorBorderSecondary: '#1D2127', colorSplit: '#1D2127',
    colorText: '#E9EBEE', colorTextSecondary: '#AEB5BF', colorTextTertiary: '#848C98', colorTextQuaternary: '#848C98',
    colorTextDisabled: '#596270', colorTextPlaceholder: '#848C98', colorTextDescription: '#848C98', colorIcon: '#848C98', colorIconHover: '#E9EBEE',
    fontFamily: 'var(--fonts)', fontSize: 13, fontSizeSM: 12, fontSizeLG: 14, lineHeight: 1.5385,
    controlHeight: 28, controlHeightSM: 24, controlHeightLG: 36, borderRadius: 4, borderRadiusSM: 3, borderRadiusLG: 6,
    motionDurationFast: '0.08s', motionDurationMid: '0.14s', motionDurationSlow: '0.2s',
    boxShadow: '0 8px 24px rgba(0,0,0,.48)', boxShadowSecondary: '0 8px 24px rgba(0,0,0,.48)', wireframe: false,
  },
  components: {
    Button: { primaryColor: '#1A0F04', primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', defaultBg: '#171A1F', defaultBorderColor: '#3B424D', defaultHoverBg: '#1F242B', fontWeight: 500 },
    Input: { colorBgContainer: '#0D0F12', colorBorder: '#67707D', activeShadow: '0 0 0 2px rgba(255,138,28,.28)' },
    InputNumber: { colorBgContainer: '#0D0F12', colorBorder: '#67707D', activeShadow: '0 0 0 2px rgba(255,138,28,.28)' },
    Select: { colorBgContainer: '#0D0F12', selectorBg: '#0D0F12', colorBorder: '#67707D', optionSelectedBg: '#25180E', optionActiveBg: '#1F242B' },
    DatePicker: { colorBgContainer: '#0D0F12', colorBorder: '#67707D', activeShadow: '0 0 0 2px rgba(255,138,28,.28)' },
    Checkbox: { colorBgContainer: '#0D0F12', colorBorder: '#67707D', colorWhite: '#1A0F04' },
    Radio: { colorBgContainer: '#0D0F12', colorBorder: '#67707D' },
    Table: { headerBg: '#111317', headerColor: '#848C98', headerSplitColor: 'transparent', cellPaddingBlockSM: 0, cellPaddingInlineSM: 7, rowHoverBg: '#1F242B', rowSelectedBg: '#25180E', rowSelectedHoverBg: '#3A2110', borderColor: '#1D2127' },
    Tabs: { inkBarColor: '#FF8A1C', itemColor: '#AEB5BF', itemSelectedColor: '#E9EBEE', itemHoverColor: '#E9EBEE', horizontalMargin: '0' },
    Segmented: { trackBg: '#0D0F12', itemColor: '#AEB5BF', itemHoverColor: '#E9EBEE', itemSelectedBg: '#2A2F37', itemSelectedColor: '#E9EBEE' },
    Tree: { titleHeight: 24, nodeSelectedBg: '#25180E', nodeHoverBg: '#1F242B' },
    Slider: { trackBg: '#A85206', trackHoverBg: '#DE6F08', handleColor: '#FF8A1C', railBg: '#2A2F37' },
    Modal: { contentBg: '#1C2026', headerBg: '#1C2026' },
    Tooltip: { colorBgSpotlight: '#1C2026', colorTextLightSolid: '#E9EBEE' },
    Switch: { colorPrimary: '#DE6F08', colorPrimaryHover: '#FF8A1C' },
  },
}
