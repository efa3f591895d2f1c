import { mergeAttributes, Node, nodeInputRule } from '@tiptap/core'

/** A placeholder in the editor: an atom that can be moved and deleted but not edited. */
export const Placeholder = Node.create({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    text: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['placeholder'] ?? '',
      renderHTML: ({ text }: Record<string, unknown>) => ({ 'data-placeholder': text }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-placeholder]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), String(node.attrs['text'])],
  renderText: ({ node }) => String(node.attrs['text']),
  addInputRules() {
    return [nodeInputRule({ find: /\{\{\s*[\w.]+\s*\}\}$/, type: this.type, getAttributes: ([text]) => ({ text }) })]
  },
})
