type Props = {
  x: number
  scale?: number
  skin: string
  clothes: string
  hair: string
  /** Short, or down to the chin. */
  cut: 'short' | 'bob'
}

/** Head and shoulders rising from the ground line, `x` the middle. */
export function Person({ x, scale = 1, skin, clothes, hair, cut }: Props) {
  return (
    <g transform={`translate(${x} 166) scale(${scale})`}>
      {cut === 'bob' && (
        <path d="M-25-44c-3-9-3-40 25-40s28 31 25 40c-1 3-4 5-8 5h-34c-4 0-7-2-8-5z" fill={hair} />
      )}
      <path d="M-36 0v-8c0-19 14-30 30-31h12C22-38 36-27 36-8v8z" fill={clothes} />
      <path d="M-8-50H8v12a8 8 0 0 1-16 0z" fill={skin} />
      <path d="M-18-64c0-12 8-18 18-18s18 6 18 18-8 21-18 21-18-9-18-21z" fill={skin} />
      {cut === 'bob' ? (
        <path d="M-19-62c0-14 8-21 19-21s19 7 19 21c-5-2-9-6-11-11-6 7-16 10-27 11z" fill={hair} />
      ) : (
        <path
          d="M-20-62c-3-3-4-8-2-12 1-8 9-14 19-14 4-3 12-2 15 2 7 2 11 8 10 15 1 3 0 7-2 9-1-6-3-10-6-12-9 2-20 2-28-1-3 3-5 7-6 13z"
          fill={hair}
        />
      )}
      <path d="M-6-53c3 4 9 4 12 0" stroke={hair} strokeWidth="2.5" />
    </g>
  )
}
