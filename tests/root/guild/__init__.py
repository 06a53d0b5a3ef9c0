"""A faction of a few lines, in files of its own: it sells guards to others and brings a hireling.

It proves the seams: nothing in the sources knows it. It plays with the pieces and the word of the Riverfolk.
"""
