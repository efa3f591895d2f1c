import { mergeAttributes, Node, nodeInputRule } from '@tiptap/core'
import { getPlaceholderLabel } from './getPlaceholderLabel.ts'

/** A placeholder in the editor: an atom with the name of its value, that can be moved and deleted but not edited. */
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
  // The name is for the view alone: what is stored and copied is the placeholder itself.
  addNodeView:
    () =>
    ({ node }) => {
      const text = String(node.attrs['text'])
      const dom = document.createElement('span')
      dom.dataset['placeholder'] = text
      dom.title = text
      dom.textContent = getPlaceholderLabel(text)
      return { dom }
    },
  addInputRules() {
    return [nodeInputRule({ find: /\{\{\s*[\w.]+\s*\}\}$/, type: this.type, getAttributes: ([text]) => ({ text }) })]
  },
})
