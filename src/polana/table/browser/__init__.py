"""The table in a browser: the same rooms in a web worker, with a store that the browser keeps and a port to a page."""
